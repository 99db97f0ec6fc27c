import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';

import { type Goal, median, type Report, type Row } from './row.ts';

const RESULTS = join(import.meta.dirname, 'results.md');
const COLUMNS = ['row', 'median', 'lowest–highest', 'goal', ''];

/** Prints each row as it comes; `save` writes all of them to `results.md`. */
export class Table implements Report {
  readonly #lines: string[][] = [];

  begin(): void {
    console.log(machine());
    console.log(printed(COLUMNS));
  }

  row(row: Row): void {
    const sorted = row.figures.toSorted((a, b) => a - b);
    const range = `${written(sorted[0], row)}–${written(sorted.at(-1), row)}`;
    const figure = median(row.figures);
    this.#add([row.name, written(figure, row), range, goalText(row), verdict(figure, row.goal)]);
  }

  missing(name: string, program: string): void {
    this.#add([name, '–', '', '', `not measured: ${program} is not here`]);
  }

  save(commandLine: string): void {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    const rows = [COLUMNS, COLUMNS.map(() => '---'), ...this.#lines];
    const text = [
      '# Results',
      `Written by \`${commandLine}\` on ${new Date().toISOString().slice(0, 10)}, at commit ${commit}. Run it again to repeat them; what each row measures stands in [README.md](README.md).`,
      `${machine()} Load at the end: ${loadavg()[0]?.toFixed(1)} (a share of it is the run itself).`,
      rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    ];
    writeFileSync(RESULTS, `${text.join('\n\n')}\n`);
  }

  #add(cells: string[]): void {
    this.#lines.push(cells);
    console.log(printed(cells));
  }
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);

  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GB, ${type()} ${release()} ${arch()}, Node ${process.versions.node}.`;
}

function written(figure = Number.NaN, { unit }: Row): string {
  const digits = Math.abs(figure) >= 100 ? 0 : Math.abs(figure) >= 10 ? 1 : 2;

  return figure.toFixed(digits) + (unit === undefined ? '' : ` ${unit}`);
}

function goalText({ goal, unit = '' }: Row): string {
  if (goal === undefined) return '';

  return `${'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`} ${unit}`.trim();
}

function verdict(figure: number, goal: Goal | undefined): string {
  if (goal === undefined) return '';
  const isReached = 'atLeast' in goal ? figure >= goal.atLeast : figure <= goal.atMost;

  return isReached ? 'PASS' : 'FAIL';
}

function printed([name = '', figure = '', range = '', goal = '', end = '']: string[]): string {
  return `${name.padEnd(68)}${figure.padStart(10)}  ${range.padEnd(20)}${goal.padEnd(10)}${end}`;
}
