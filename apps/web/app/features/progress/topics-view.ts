import type { ProgressOverview } from '@second-bell/contract';
import { accuracyBand, type Band } from '@second-bell/domain';

export type Topic = ProgressOverview['topics'][number];

/** A topic with its band; null where too few answers say anything. */
export type RatedTopic = Topic & { band: Band | null };

/** Weakest first, by the lower end of the band: what is known to be weak goes before what may be. Unknown ones last. */
export function ratedTopics(topics: readonly Topic[]): RatedTopic[] {
  return topics
    .map((topic) => ({ ...topic, band: accuracyBand(topic) }))
    .toSorted((one, other) => rank(one) - rank(other) || other.answered - one.answered);
}

/** Those that a practice set can be built of, at most so many. */
export function weakestOf(topics: readonly RatedTopic[], limit: number, passing = 85): RatedTopic[] {
  return topics
    .filter(({ topic, band }) => topic !== null && band !== null && band.percent < passing)
    .slice(0, limit);
}

function rank({ band }: RatedTopic): number {
  return band === null ? Number.POSITIVE_INFINITY : band.percent;
}

/** Unlike names, two topics of different subjects are different. */
export function topicKey({ examType, examSubject, topic }: Topic): string {
  return JSON.stringify([examType, examSubject, topic]);
}
