import { Screenshot } from '../sections/screenshot.tsx';
import dark from './learn-dark.webp';
import light from './learn-light.webp';

export function LearnScreenshot() {
  return (
    <Screenshot
      light={light}
      dark={dark}
      width={1140}
      height={1290}
      alt="A math question in practice: the right answer is marked, and the explanation opens below it."
    />
  );
}
