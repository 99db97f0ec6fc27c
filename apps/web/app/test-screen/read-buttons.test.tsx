// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { changeSettings, USUAL_SETTINGS } from '#lib/settings/settings.ts';

import { ReadAnswers, ReadQuestion } from './read-buttons.tsx';
import type { ScreenQuestion } from './screen-question.ts';

const QUESTION: ScreenQuestion = {
  id: 'q1',
  questionText: 'What is **3** plus $\\tfrac{1}{2}$?',
  questionType: 'multiple_choice',
  options: ['3.5', '$4$'],
};

/** A browser's voice: it says what it was given when it is told to. */
class Voice extends EventTarget {
  spoken: string[] = [];
  queue: EventTarget[] = [];
  readonly names: string[];

  constructor(names: string[]) {
    super();
    this.names = names;
  }

  getVoices() {
    return this.names;
  }

  speak(utterance: EventTarget & { text: string }) {
    this.spoken.push(utterance.text);
    this.queue.push(utterance);
  }

  cancel() {
    for (const utterance of this.queue.splice(0)) utterance.dispatchEvent(new Event('error'));
  }

  sayAll() {
    for (const utterance of this.queue.splice(0)) utterance.dispatchEvent(new Event('end'));
  }
}

let voice: Voice;

function givenVoice(...names: string[]) {
  voice = new Voice(names);
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      readonly text: string;

      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
}

function show(question = QUESTION) {
  return render(
    <>
      <ReadQuestion question={question} />
      <ReadAnswers question={question} />
    </>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => givenVoice('Anna'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  changeSettings(USUAL_SETTINGS);
});

it('reads the question in words, and offers to stop until it is read', async () => {
  show();
  await press('Read aloud');
  await vi.waitFor(() =>
    expect(voice.spoken).toEqual(['What is 3 plus start fraction, 1, divided by, 2, end fraction ?']),
  );
  expect(screen.getByRole('button', { name: 'Stop reading' })).toBeDefined();

  act(() => voice.sayAll());
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeDefined();
});

it('reads the options with their letters', async () => {
  show();
  await press('Read options aloud');

  await vi.waitFor(() => expect(voice.spoken).toEqual(['A. 3.5', 'B. 4']));
});

it('reads the parts of a question of another type', async () => {
  const content = {
    rows: [{ id: 'r1', text: 'Fever' }],
    columns: [
      { id: 'c1', text: 'Expected' },
      { id: 'c2', text: 'Not expected' },
    ],
    perRow: 'one' as const,
  };
  show({ ...QUESTION, questionType: 'matrix', options: [], content });
  await press('Read options aloud');

  await vi.waitFor(() =>
    expect(voice.spoken).toEqual(['Mark one in each row: Expected; Not expected', 'Fever']),
  );
});

it('reads the text that a question is about', async () => {
  show({
    ...QUESTION,
    passage: { id: 'p1', text: 'First.\n\nSecond.', tabs: [{ title: 'Labs', text: 'Fine.' }] },
  });
  await press('Read text aloud');

  await vi.waitFor(() => expect(voice.spoken).toEqual(['First.', 'Second.', 'Labs', 'Fine.']));
});

it('stops when it is told to, when another button reads, and when the question goes', async () => {
  const { unmount } = show();
  await press('Read aloud');
  await vi.waitFor(() => expect(voice.queue).toHaveLength(1));
  await press('Stop reading');
  expect(voice.queue).toEqual([]);

  await press('Read aloud');
  await vi.waitFor(() => expect(voice.queue).toHaveLength(1));
  await press('Read options aloud');
  await vi.waitFor(() => expect(voice.queue).toHaveLength(2));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Read aloud',
    'Stop reading',
  ]);

  unmount();
  expect(voice.queue).toEqual([]);
});

it('offers nothing to read where there is no voice', () => {
  givenVoice();
  show();

  expect(screen.queryByRole('button')).toBeNull();
});

it('offers it once a voice has come', () => {
  givenVoice();
  show();
  voice.names.push('Anna');
  act(() => void voice.dispatchEvent(new Event('voiceschanged')));

  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('offers nothing to read where the learner wants none', () => {
  changeSettings({ readAloud: 'hidden' });
  show();

  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing to read where an answer is typed', () => {
  show({ ...QUESTION, questionType: 'fill_blank', options: [] });

  expect(screen.queryByRole('button', { name: 'Read options aloud' })).toBeNull();
});
