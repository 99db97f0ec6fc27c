import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';

import { Badge } from '#ui/badge.tsx';

import type { AnswerResult } from './view-model.ts';

const RESULTS = {
  right: { icon: CircleCheck, tone: 'positive', text: 'Right' },
  wrong: { icon: CircleX, tone: 'critical', text: 'Not right' },
  notAnswered: { icon: CircleDashed, tone: 'neutral', text: 'Not answered' },
} as const;

export function ResultBadge({ result }: { result: AnswerResult }) {
  const { icon, tone, text } = RESULTS[result];

  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
