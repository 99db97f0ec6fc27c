import type { Attempt } from '@second-bell/contract';
import { type ScoreBand, scoreBand } from '@second-bell/domain';
import { Check, CircleHelp, DoorOpen, type LucideIcon, Minus, Sprout, Star, ThumbsUp } from 'lucide-react';

import { Badge } from '#ui/badge.tsx';

import { attemptStanding } from './view-model.ts';

type Tone = 'neutral' | 'positive' | 'caution';

const BANDS: Record<ScoreBand, { icon: LucideIcon; tone: Tone }> = {
  Excellent: { icon: Star, tone: 'positive' },
  Good: { icon: ThumbsUp, tone: 'positive' },
  Pass: { icon: Check, tone: 'positive' },
  'Needs Work': { icon: Sprout, tone: 'caution' },
  'N/A': { icon: Minus, tone: 'neutral' },
};

/** The band of an attempt's score, or why the attempt does not count. */
export function AttemptBadge({ attempt }: { attempt: Attempt }) {
  const standing = attemptStanding(attempt);
  if (standing === 'leftEarly') return <Badge icon={DoorOpen}>Left early</Badge>;
  if (standing === 'notChecked') return <Badge icon={CircleHelp}>Not checked</Badge>;

  const band = scoreBand(attempt.score);

  return (
    <Badge tone={BANDS[band].tone} icon={BANDS[band].icon}>
      {band}
    </Badge>
  );
}
