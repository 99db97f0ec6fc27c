import { MonitorSmartphone } from 'lucide-react';

import { ELSEWHERE } from '#copy/attempts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Covers a test that is worked on in another tab or on another device. */
export function ElsewhereCard({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <Card className="grid justify-items-center gap-5 py-14 text-center">
      <output className="grid max-w-prose gap-2">
        <span className="text-lead font-semibold">{ELSEWHERE.title}</span>
        <span>{ELSEWHERE.text}</span>
      </output>
      <Button onClick={onTakeOver}>
        <MonitorSmartphone aria-hidden="true" />
        {ELSEWHERE.action}
      </Button>
    </Card>
  );
}
