import type { Attempt, Progress } from '@second-bell/contract';
import { accuracyPercent, attemptStatistics, DEFAULT_PASSING_SCORE, scoreBand } from '@second-bell/domain';
import type { Content, TableCell } from 'pdfmake';

import { NOT_COUNTED } from '#copy/results.ts';
import { PATHS } from '#copy/site-links.ts';
import { SITE_NAME } from '#copy/site.ts';
import { count, formatDate } from '#lib/format.ts';

import { isInScope, takenExams } from '../exam-scope.ts';
import { type NamedTopic, namedTopics, scoreFinding, topicsToWorkOn } from '../progress-view.ts';
import { durationWords, sharedPassingScore } from '../view-model.ts';
import { LINES, PAPER, type PdfDocument, STYLES, TILES } from './report-looks.ts';

type Report = {
  /** Those that count, newest first; at least one. */
  attempts: readonly Attempt[];
  progress: Progress;
  /** Where the report's links lead: `https://second-bell.example`. */
  origin: string;
  now: Date;
};

/** `second-bell-progress-2026-11-20.pdf`, by the day where the learner is. */
export function reportFileName(now: Date): string {
  const day = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));

  return `second-bell-progress-${[now.getFullYear(), ...day].join('-')}.pdf`;
}

/** The learner's own figures on paper. */
export function reportDocument({ attempts, progress, origin, now }: Report): PdfDocument {
  const title = `${SITE_NAME}: progress report`;
  const topics = namedTopics(progress.topics);

  return {
    info: { title, author: SITE_NAME, subject: `Practice test results up to ${formatDate(now)}` },
    displayTitle: true,
    language: 'en-US',
    pageSize: 'LETTER',
    pageMargins: [48, 52, 48, 60],
    defaultStyle: { fontSize: 10.5, lineHeight: 1.25, color: PAPER.ink },
    styles: STYLES,
    footer: (page, pages) => ({
      text: `${SITE_NAME} · ${formatDate(now)} · Page ${page} of ${pages}`,
      style: 'footer',
    }),
    content: [
      { text: SITE_NAME, style: 'brand' },
      { text: 'Progress report', style: 'title' },
      { text: formatDate(now), style: 'soft' },
      summary(attempts),
      ...findings(attempts),
      { text: NOT_COUNTED, style: 'soft' },
      ...workOnNext(topicsBelowPassLine(topics, attempts), origin),
      topicTable(topics),
      testTable(attempts),
    ],
  };
}

function summary(attempts: readonly Attempt[]): Content {
  const { testsCompleted, averageScore, totalStudyHours, daysActive } = attemptStatistics(attempts);
  const tile = (value: string, name: string): TableCell => ({
    stack: [
      { text: value, style: 'figure' },
      { text: name, style: 'soft' },
    ],
    fillColor: PAPER.tile,
  });

  return {
    table: {
      widths: ['*', '*', '*', '*'],
      body: [
        [
          tile(String(testsCompleted), 'Tests completed'),
          tile(averageScore === null ? 'N/A' : `${averageScore}%`, 'Average score'),
          tile(count(totalStudyHours, 'hour'), 'Total study time'),
          tile(String(daysActive), 'Days active'),
        ],
      ],
    },
    layout: TILES,
    margin: [0, 16, 0, 14],
  };
}

/** A line per subject: scores of different exams, or subjects, are never compared. */
function findings(attempts: readonly Attempt[]): Content[] {
  return takenExams(attempts).flatMap(({ examType, subjects }) =>
    subjects.map((subject): Content => {
      const finding = scoreFinding(attempts.filter(isInScope({ examType, subject })));

      return { text: [{ text: `${printable(`${examType} ${subject}`)}: `, bold: true }, `${finding}.`] };
    }),
  );
}

/** By the pass line of each exam. */
function topicsBelowPassLine(topics: readonly NamedTopic[], attempts: readonly Attempt[]): NamedTopic[] {
  return takenExams(attempts).flatMap(({ examType }) => {
    const isOfExam = isInScope({ examType, subject: null });
    const passLine = sharedPassingScore(attempts.filter(isOfExam)) ?? DEFAULT_PASSING_SCORE;

    return topicsToWorkOn(topics.filter(isOfExam), passLine);
  });
}

/** The addresses stand there in full, for a report on paper. */
function workOnNext(weakest: readonly NamedTopic[], origin: string): Content[] {
  const practice = origin + PATHS.choosePracticeTest;
  const study = origin + PATHS.studyMaterials;
  const lines: Content[] = weakest.map((topic) => ({
    text: [
      `${printable(topic.name)}: ${accuracyPercent(topic)}% right. `,
      { text: 'Practice', link: practice, style: 'link' },
      ' or ',
      { text: 'study', link: study, style: 'link' },
      '.',
    ],
  }));

  return [
    { text: 'Work on these next', style: 'heading' },
    weakest.length > 0 ? { ol: lines } : { text: 'No topic stands out as weak so far. Keep going.' },
    {
      text: [
        'Practice tests: ',
        { text: practice, link: practice, style: 'link' },
        '\nStudy materials: ',
        { text: study, link: study, style: 'link' },
      ],
      margin: [0, 6, 0, 0],
    },
  ];
}

function topicTable(topics: readonly NamedTopic[]): Content {
  const rows = topics.map((topic) => [
    printable(topic.name),
    printable(`${topic.examType} ${topic.examSubject}`),
    `${topic.correct} of ${topic.answered}`,
    `${accuracyPercent(topic)}%`,
  ]);

  return section('Right answers by topic', ['*', '*', 'auto', 'auto'], {
    head: ['Topic', 'Exam and subject', 'Right answers', 'Share'],
    rows,
  });
}

function testTable(attempts: readonly Attempt[]): Content {
  const rows = attempts.map(({ completedAt, examTitle, score, timeSpent }) => [
    completedAt === null ? '' : formatDate(completedAt),
    printable(examTitle),
    score === null ? 'N/A' : `${score}%`,
    scoreBand(score),
    durationWords(timeSpent),
  ]);

  return section('Your tests', ['auto', '*', 'auto', 'auto', 'auto'], {
    head: ['Date', 'Test', 'Score', 'Band', 'Time'],
    rows,
  });
}

type Rows = { head: readonly string[]; rows: readonly (readonly string[])[] };

/**
 * A table under its title, with both on each of its pages: as a row of the table, the title never stays behind alone.
 * Columns that are not stretched (`*`) keep their words on one line.
 */
function section(title: string, widths: string[], { head, rows }: Rows): Content {
  const row = (cells: readonly string[], style?: string): TableCell[] =>
    cells.map((text, column) => ({
      text,
      ...(widths[column] === '*' ? wordBreak(text) : { noWrap: true }),
      ...(style && { style }),
    }));
  const titleRow: TableCell[] = widths.map((_width, column) =>
    column === 0 ? { text: title, style: 'tableTitle', colSpan: widths.length } : {},
  );

  return {
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [titleRow, row(head, 'head'), ...rows.map((cells) => row(cells))],
    },
    layout: LINES,
    margin: [0, 20, 0, 0],
  };
}

/** A word longer than this would push the other columns off the page. */
const LONG_WORD = /\S{25}/;

function wordBreak(text: string): { wordBreak?: 'break-all' } {
  return LONG_WORD.test(text) ? { wordBreak: 'break-all' } : {};
}

/** The report's typeface has no pictures. */
function printable(text: string): string {
  return text.replaceAll(/\p{Emoji_Presentation}/gu, '').trim();
}
