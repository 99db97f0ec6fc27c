import { Square, Volume2 } from 'lucide-react';

import { STOP_READING } from '#copy/test-screen.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

import { useSettings } from '../settings/settings.ts';
import { useReading } from './use-reading.ts';
import { useHasVoice } from './use-voice.ts';

type ReadAloudProps = {
  name: string;
  /** On a phone the icon alone is seen. */
  isShort?: boolean;
  /** Asked for when the button is pressed. */
  findTexts: () => Promise<readonly string[]>;
};

/** A button that reads something to the learner, and stops. None where there is no voice, or where none is wanted. */
export function ReadAloud(props: ReadAloudProps) {
  const { readAloud } = useSettings();
  const hasVoice = useHasVoice();

  return readAloud === 'shown' && hasVoice ? <ReadButton {...props} /> : null;
}

function ReadButton({ name, isShort = false, findTexts }: ReadAloudProps) {
  const { isReading, toggle } = useReading(findTexts);

  return (
    <Button intent="quiet" size="small" className="min-w-11" onClick={toggle}>
      {isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      <span className={cn(isShort && 'max-sm:sr-only')}>{isReading ? STOP_READING : name}</span>
    </Button>
  );
}
