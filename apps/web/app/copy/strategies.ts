type Strategy = { topics: RegExp; advice: string };

/** Shown where a question has no hint of its own: a way to start, by its topic. The first that fits is taken. */
const STRATEGIES: readonly Strategy[] = [
  {
    topics: /geometry|measurement/i,
    advice:
      'Make a quick sketch and write every given number on it. Then ask which formula links what you have to what you need.',
  },
  {
    topics: /data|probability|statistic|graph|table|chart/i,
    advice:
      'Read the labels and units first. Then find only the numbers the question asks about, and cover the rest.',
  },
  {
    topics: /number|ratio|percent|fraction|decimal|arithmetic/i,
    advice:
      'Round the numbers and guess the answer first. Then work it out, and check that it is close to your guess.',
  },
  {
    topics: /algebra|equation|expression|inequalit|function/i,
    advice:
      'Say in words what the unknown stands for. Then try each answer in the question and see which one works.',
  },
  {
    topics: /care|safety|infection|pharmac|health|physiolog|psychosocial|risk|nurs/i,
    advice:
      'Look for the choice that keeps the client safest first: breathing, then bleeding, then the rest. Ask what a nurse must do before anything else.',
  },
  {
    topics: /anatomy|biology|chemistry|physics|science|scientific|life|earth/i,
    advice:
      'Name the process the question is about and picture its steps in order. Cross out choices that belong to another process.',
  },
  {
    topics:
      /reading|passage|main idea|inference|literature|social|history|civics|government|econom|geograph/i,
    advice:
      'Find the line in the text that proves an answer. A choice with no line behind it is most likely wrong.',
  },
  {
    topics: /writing|grammar|language|english|punctuation|spelling|vocabulary|usage/i,
    advice:
      'Read the sentence in your head with each choice put in. Pick the one that says the same thing in the clearest way.',
  },
];

const GENERAL_ADVICE =
  'Read the question again and say it in your own words. Cross out the choices that cannot be right, then pick the best of the rest.';

/** A way to start on a question, by its topic; a general one where the topic is missing or new. */
export function strategyFor(topic: string | undefined): string {
  return STRATEGIES.find(({ topics }) => topics.test(topic ?? ''))?.advice ?? GENERAL_ADVICE;
}
