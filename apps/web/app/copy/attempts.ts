/** What both ways to practise say of a test under way. */

/** A test is worked on in one place at a time. */
export const ELSEWHERE = {
  title: 'This test is open in another tab or on another device.',
  text: 'All your answers are kept. You can go on there, or take over here.',
  action: 'Take over here',
};
