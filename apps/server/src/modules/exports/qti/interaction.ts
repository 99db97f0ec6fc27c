import type { ItemOf, QuestionTypeName } from '@second-bell/question-types';
import type { Element } from 'xast';

import type { Child, QtiVersion } from './versions.ts';

/** What a question asks, in the words of QTI. */
export type Interaction = {
  /** A response variable for each thing that is answered. */
  declarations: Element[];
  body: Child[];
  /** Makes the score of the responses; left out where nobody judges them. */
  processing?: Element;
  /** The picture is a part of the interaction, and need not be shown above it. */
  showsPicture?: boolean;
};

/** What an adapter may need beside the question; `picture` is the picture's address inside the package. */
export type ItemContext = { qti: QtiVersion; picture: string | undefined; imageDescription: string };

/** How one type of question is written as QTI. */
export type QtiAdapter<T extends QuestionTypeName> = (item: ItemOf<T>, context: ItemContext) => Interaction;

/** The response variable of a question that has one. */
export const RESPONSE = 'RESPONSE';

type Declared = {
  identifier?: string;
  cardinality?: 'single' | 'multiple' | 'ordered';
  baseType?: 'identifier' | 'string' | 'float' | 'directedPair';
  correct?: readonly string[];
};

type Mapped = {
  points: readonly (readonly [key: string, value: number])[];
  others?: number;
  ignoresCase?: boolean;
};

export function declareResponse(qti: QtiVersion, declared: Declared, mapped?: Mapped): Element {
  const { identifier = RESPONSE, cardinality = 'single', baseType = 'identifier', correct = [] } = declared;

  return qti.element('responseDeclaration', { identifier, cardinality, baseType }, [
    ...(correct.length === 0
      ? []
      : [
          qti.element(
            'correctResponse',
            {},
            correct.map((value) => qti.element('value', {}, [value])),
          ),
        ]),
    ...(mapped ? [mapping(qti, mapped)] : []),
  ]);
}

/** Never below 0, whatever is taken off for `others`. */
function mapping(qti: QtiVersion, { points, others = 0, ignoresCase = false }: Mapped): Element {
  return qti.element(
    'mapping',
    { ...(others < 0 && { lowerBound: '0' }), defaultValue: String(others) },
    points.map(([mapKey, value]) =>
      qti.element('mapEntry', {
        mapKey,
        mappedValue: String(value),
        ...(ignoresCase && { caseSensitive: 'false' }),
      }),
    ),
  );
}

export function matchCorrect(qti: QtiVersion): Element {
  return qti.element('responseProcessing', { template: qti.templates.matchCorrect });
}

export function mapResponse(qti: QtiVersion): Element {
  return qti.element('responseProcessing', { template: qti.templates.mapResponse });
}

/** The points of several responses, added up. */
export function sumOfResponses(qti: QtiVersion, identifiers: readonly string[]): Element {
  return qti.element('responseProcessing', {}, [
    qti.element('setOutcomeValue', { identifier: 'SCORE' }, [
      qti.element(
        'sum',
        {},
        identifiers.map((identifier) => qti.element('mapResponse', { identifier })),
      ),
    ]),
  ]);
}

/** An id as an XML name. */
export function named(kind: string, id: string): string {
  return `${kind}-${id}`;
}
