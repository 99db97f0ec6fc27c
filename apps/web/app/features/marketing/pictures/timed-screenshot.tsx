import { Screenshot } from '../sections/screenshot.tsx';
import dark from './timed-dark.webp';
import light from './timed-light.webp';

export function TimedScreenshot() {
  return (
    <Screenshot
      light={light}
      dark={dark}
      width={1140}
      height={990}
      alt="A timed test: the time left, the grid of questions with answered and flagged ones, and a question."
    />
  );
}
