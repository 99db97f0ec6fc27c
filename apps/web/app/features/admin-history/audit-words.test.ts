import type { AuditEntry } from '@second-bell/contract';
import { expect, it } from 'vitest';

import { auditWords } from './audit-words.ts';

const SCIENCE = { kind: 'subject', title: 'Science' } as const;
const CELLS = { kind: 'practice_test', title: 'Cells' } as const;
const BEA = { kind: 'administrator', title: 'bea@example.com' } as const;

function entry(about: Pick<AuditEntry, 'action' | 'kind' | 'title' | 'details'>): AuditEntry {
  return { id: '1', at: '2026-08-22T12:00:00Z', administrator: 'ada@example.com', entityId: '2', ...about };
}

it.each([
  [{ action: 'created', kind: 'product', title: 'GED' }, 'added the product “GED”'],
  [{ action: 'updated', ...SCIENCE }, 'changed the subject “Science”'],
  [
    { action: 'deleted', ...SCIENCE, details: { practiceTestCount: 1, questionCount: 12 } },
    'deleted the subject “Science”, with 1 practice test and 12 questions',
  ],
  [
    { action: 'deleted', ...SCIENCE, details: { practiceTestCount: 0, questionCount: 0 } },
    'deleted the subject “Science”',
  ],
  [
    { action: 'restored', ...CELLS, details: { practiceTestCount: 0, questionCount: 1 } },
    'restored the practice test “Cells”, with 1 question',
  ],
  [{ action: 'reordered', ...SCIENCE }, 'changed the order of the practice tests of “Science”'],
  [
    { action: 'reordered', kind: 'study_material', title: 'Study materials' },
    'changed the order of the study materials',
  ],
  [
    {
      action: 'deleted',
      kind: 'question',
      title: 'What is a cell?',
      details: { questions: 3, practiceTest: 'Cells' },
    },
    'deleted 3 questions of the practice test “Cells”',
  ],
  [
    { action: 'moved', ...CELLS, details: { questions: 3 } },
    'moved 3 questions to the practice test “Cells”',
  ],
  [
    { action: 'duplicated', kind: 'practice_test', title: 'Cells (copy)' },
    'made a copy, the practice test “Cells (copy)”',
  ],
  [
    { action: 'imported', ...CELLS, details: { mode: 'append', questions: 30 } },
    'imported 30 questions into the practice test “Cells”',
  ],
  [
    { action: 'imported', ...CELLS, details: { mode: 'replace', questions: 30, replaced: 2 } },
    'imported 30 questions into the practice test “Cells” in place of 2 questions',
  ],
  [{ action: 'invited', ...BEA }, 'invited bea@example.com'],
  [{ action: 'signed_in', ...BEA }, 'logged in'],
  [
    {
      action: 'rescored',
      kind: 'question',
      title: '2 + 2?',
      details: { attempts: 12, reason: 'It was *not* B' },
    },
    'corrected the scores of 12 attempts by the new key of the question “2 + 2?”, with the reason “It was *not* B”',
  ],
  [
    { action: 'rescore_undone', kind: 'question', title: '2 + 2?', details: { attempts: 1 } },
    'undid a correction of 1 attempt by the key of the question “2 + 2?”',
  ],
  [
    { action: 'updated', kind: 'question', title: 'What is **not** $\\frac{1}{2}$?' },
    'changed the question “What is not 1/2?”',
  ],
  [
    { action: 'deleted', kind: 'question', title: 'The table shows tips.\n| Shift | Tips |\n|---|-' },
    'deleted the question “The table shows tips…”',
  ],
  [
    { action: 'created', kind: 'question', title: 'How much '.repeat(9).slice(0, 80) },
    `added the question “${'How much '.repeat(9).slice(0, 80)}…”`,
  ],
] as const)('says %j in words', (about, words) => {
  expect(auditWords(entry(about))).toBe(words);
});
