import {
  isRunnerType,
  isSpecType,
  type Item,
  type ItemContent,
  type ItemOf,
  type QuestionTypeName,
  type ScoringRule,
  type SpecTypeName,
} from '@second-bell/question-types';
import { maxPointsOf } from '@second-bell/question-types/registry';
import { specWires } from '@second-bell/question-types/spec-wire';

/**
 * A practice test as it is taken: what an attempt is graded by and shown with, whatever becomes of the test.
 *
 * Texts that are not there are left out, so that equal content is written, and hashed, alike.
 */
export type VersionContent = {
  practiceTestId: string;
  /** Nothing that gives an answer away is told before the attempt is completed. */
  sealed: boolean;
  /** Percent. */
  passingScore: number;
  /** Minutes. */
  timeLimit: number;
  /** Left out where a question is right or wrong. */
  scoringRule?: ScoringRule;
  /** In their order. */
  questions: VersionQuestion[];
  passages: VersionPassage[];
};

export type VersionQuestion = {
  id: string;
  questionType: QuestionTypeName;
  questionText: string;
  /** Options and key of the types that the spec names; empty for the others. */
  options: VersionOption[];
  /** The id of the right option, or the accepted answers separated by `|`. */
  key: string;
  /** Of the other types: what is asked and what is right, in the type's own form. */
  content?: ItemContent['content'];
  answerKey?: Item['key'];
  difficulty: 'easy' | 'medium' | 'hard';
  explanation?: string;
  questionImage?: string;
  imageDescription?: string;
  hint?: string;
  topic?: string;
  passageId?: string;
  /** By the id of the part that they are about. */
  rationales?: Record<string, string>;
  remember?: string;
  reference?: string;
};

export type VersionOption = { id: string; text: string };

export type VersionPassage = {
  id: string;
  text: string;
  title?: string;
  source?: string;
  kind?: 'case_study' | 'trend';
  tabs?: VersionTab[];
};

/** An exhibit, shown from that question of its passage on; from the first one where none is named. */
export type VersionTab = { title: string; text: string; fromQuestion?: number | undefined };

/** The question that the version holds, made once of it. */
export function itemInVersion(question: VersionQuestion): Item {
  const known = items.get(question);
  if (known !== undefined) return known;

  const { questionType: type, content, answerKey: key } = question;
  const item = isSpecType(type) ? fromSpecForm(type, question) : ({ type, content, key } as Item);
  items.set(question, item);

  return item;
}

/** Versions are kept, and their questions graded many times. */
const items = new WeakMap<VersionQuestion, Item>();

function fromSpecForm<T extends SpecTypeName>(type: T, question: VersionQuestion): ItemOf<T> {
  return { type, ...specWires[type].fromVersion(question) };
}

/** How a question stands in a version: in the spec's form where the spec names its type, else in its own. */
export function toVersionForm(
  item: Item,
): Pick<VersionQuestion, 'options' | 'key' | 'content' | 'answerKey'> {
  const { type, content, key: answerKey } = item;
  if (!isSpecType(type)) return { options: [], key: '', content, answerKey };

  return toSpecForm(item as ItemOf<SpecTypeName>);
}

function toSpecForm<T extends SpecTypeName>({ type, content, key }: ItemOf<T>) {
  return specWires[type].toVersion(content, key);
}

/**
 * The questions that an attempt takes, and its figures count: all of them where it was begun by a client that shows every
 * type; else those that the spec's runner renders.
 */
export function takenQuestions({ questions }: VersionContent, allTypes: boolean): VersionQuestion[] {
  return questions.filter((question) => isTaken(question, allTypes));
}

export function isTaken({ questionType }: VersionQuestion, allTypes: boolean): boolean {
  return allTypes || isRunnerType(questionType);
}

/**
 * The key as the runner sees it, the text of the right option; undefined where the spec names no such form. Throws where
 * there is no such option.
 */
export function keyForRunner(question: VersionQuestion): string | undefined {
  const item = itemInVersion(question);
  if (!isSpecType(item.type)) return undefined;
  const key = specKey(item as ItemOf<SpecTypeName>);
  if (key !== '') return key;

  throw new Error(`The key "${question.key}" names none of the ${question.options.length} options`);
}

function specKey<T extends SpecTypeName>({ type, content, key }: ItemOf<T>): string {
  return specWires[type].keyForRunner(content, key);
}

/** The passage of each question that has one, by the question's id, with the exhibits that are known by then. */
export function unfoldedPassages({ questions, passages }: VersionContent): Map<string, VersionPassage> {
  const unfold = unfolding();
  const byId = new Map(passages.map((passage) => [passage.id, passage]));

  return new Map(
    questions.flatMap(({ id, passageId = '' }) => {
      const passage = byId.get(passageId);

      return passage ? [[id, unfold(passage)]] : [];
    }),
  );
}

/** Called for one question after the other, in their order, with the passage that each asks about. */
export function unfolding() {
  const asked = new Map<string, number>();

  return <P extends { id: string; tabs?: VersionTab[] | null }>(passage: P): P => {
    const question = (asked.get(passage.id) ?? 0) + 1;
    asked.set(passage.id, question);
    const { tabs } = passage;

    return tabs
      ? { ...passage, tabs: tabs.filter(({ fromQuestion = 1 }) => fromQuestion <= question) }
      : passage;
  };
}

export function scoringRuleOf({ scoringRule = 'all_or_nothing' }: VersionContent): ScoringRule {
  return scoringRule;
}

/** What these questions are worth under a rule. */
export function maxPointsOfAll(questions: readonly VersionQuestion[], rule: ScoringRule): number {
  return questions.reduce((sum, question) => sum + maxPointsOf(itemInVersion(question), rule), 0);
}

/** The same version with the key of one question corrected; `item` is that question with its new key. */
export function withKey(content: VersionContent, questionId: string, item: Item): VersionContent {
  const questions = content.questions.map((question) =>
    question.id === questionId ? { ...question, ...toVersionForm(item) } : question,
  );

  return { ...content, questions };
}
