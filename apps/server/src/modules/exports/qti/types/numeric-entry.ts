import type { Element } from 'xast';
import { x } from 'xastscript';

import { declareResponse, mapResponse, type QtiAdapter, RESPONSE } from '../interaction.ts';
import { richLine } from '../rich-text.ts';
import type { QtiVersion } from '../versions.ts';

/** A decimal number is compared as one, within its tolerance; anything else, as a fraction, as it is written. */
export const numericEntry: QtiAdapter<'numeric_entry'> = ({ content: { unit }, key }, { qti }) => {
  const value = Number(key.value.replaceAll(',', ''));
  const isDecimal = Number.isFinite(value);
  const points = [[key.value, 1]] as const;

  return {
    declarations: [
      isDecimal
        ? declareResponse(qti, { baseType: 'float', correct: [String(value)] })
        : declareResponse(qti, { baseType: 'string', correct: [key.value] }, { points }),
    ],
    body: [
      x(
        'p',
        {},
        qti.element('textEntryInteraction', { responseIdentifier: RESPONSE }),
        ...(unit === undefined ? [] : [' ', ...richLine(unit)]),
      ),
    ],
    processing: isDecimal
      ? whereEqual(qti, Number(key.tolerance?.replaceAll(',', '') ?? 0))
      : mapResponse(qti),
  };
};

function whereEqual(qti: QtiVersion, tolerance: number): Element {
  const mode =
    tolerance > 0
      ? { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` }
      : { toleranceMode: 'exact' };

  return qti.element('responseProcessing', {}, [
    qti.element('responseCondition', {}, [
      qti.element('responseIf', {}, [
        qti.element('equal', mode, [
          qti.element('variable', { identifier: RESPONSE }),
          qti.element('correct', { identifier: RESPONSE }),
        ]),
        qti.element('setOutcomeValue', { identifier: 'SCORE' }, [
          qti.element('baseValue', { baseType: 'float' }, ['1']),
        ]),
      ]),
    ]),
  ]);
}
