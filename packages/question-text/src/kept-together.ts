/** A part of a text; what `isKept` stands on one line. */
export type KeptPart = { text: string; isKept: boolean };

const UNITS =
  'mm Hg|mg|mcg|µg|g|kg|lb|lbs|oz|mL|ml|dL|L|cm|mm|km|m|in|ft|mi|yd|s|h|min|ms|J|N|W|V|A|K|kJ|Pa|kPa|atm|Hz|kHz|MHz|mmHg|mEq|mmol|mol|kcal|cal|°|°C|°F|%|bpm|mph';

/** A mixed number (`4 1/2`), with the minus or the unit it may have, or a number with its unit (`5 mg`, `2 mg/dL`). */
const TOGETHER = new RegExp(
  String.raw`(?<![\d.,])[−-]?\d{1,3} \d{1,3}\/\d{1,3}(?: (?:${UNITS})(?![\p{L}\d]))?|(?<![\d.,])[−-]?\d[\d.,]{0,12} (?:${UNITS})(?:\/(?:${UNITS}))?(?![\p{L}\d])`,
  'gu',
);

/** A text in parts: a mixed number, and a number with its unit, are never broken across lines. Nothing is changed. */
export function keptTogether(text: string): KeptPart[] {
  const parts: KeptPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(TOGETHER)) {
    if (index > end) parts.push({ text: text.slice(end, index), isKept: false });
    parts.push({ text: found, isKept: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isKept: false });

  return parts;
}
