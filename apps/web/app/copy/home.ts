export const HERO = {
  title: 'Pass the exam you came back for',
  text: 'Practice tests for adults who study between work, family and the bus ride home. Every answer comes with a reason in plain words.',
};

export const WAYS_TO_PRACTICE = {
  learn: {
    title: 'Learn as you go',
    text: 'You see at once if your answer is right, and why. Take your time. Nothing is scored or sent.',
    action: 'Start learning',
  },
  timed: {
    title: 'Test yourself',
    text: 'Sit a timed test like the real one. Flag questions, pause, and see your score at the end.',
    action: 'Take a timed GED math test',
  },
};

/** A question of our own for the home page, so that a visitor can try the real thing at once. */
export const SAMPLE_QUESTION = {
  title: 'Try one now',
  text: 'A bus pass costs $45 a month. A day ticket costs $3. What is the smallest number of days you must ride in a month for the pass to be the cheaper choice?',
  options: ['12 days', '15 days', '16 days', '18 days'],
  correctIndex: 2,
  explanation:
    'Divide 45 by 3: on 15 days, tickets cost just as much as the pass. One day more, 16 days, costs $48 in tickets, so the pass is cheaper.',
};
