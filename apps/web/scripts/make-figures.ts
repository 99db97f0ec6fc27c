// After `react-router build`: the figures of the questions as SVG files, from their data.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readFigure } from './figures/figure-schema.ts';
import { figureSvg } from './figures/figure-svg.ts';

const [
  source = join(import.meta.dirname, '..', '..', '..', 'content', 'figures'),
  target = join(import.meta.dirname, '..', 'build', 'client', 'figures'),
] = process.argv.slice(2);

if (existsSync(source)) {
  await mkdir(target, { recursive: true });
  for (const file of await readdir(source)) {
    const figure = readFigure(file, await readFile(join(source, file), 'utf8'));
    await writeFile(join(target, file.replace(/\.json$/, '.svg')), figureSvg(figure));
  }
}
