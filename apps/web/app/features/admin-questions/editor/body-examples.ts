import type { BodyTypeName } from './item-body.ts';

/** How the parts of each type are written (docs/question-syntax.md); a test reads each of them. */
export const BODY_EXAMPLES: Readonly<Record<BodyTypeName, string>> = {
  multiple_select: `A) Dry mouth
B) Slow pulse
C) Dark urine
D) Dizziness on standing
Answer: A, C, D`,
  numeric_entry: `Answer: 12.5 ± 0.1 mL`,
  drop_down: `Text: The client is at risk for {{1}} because of the {{2}}.
Blank 1:
A) bleeding
B) a blood clot
Blank 2:
A) long bed rest
B) high platelet count
C) new shoes
Answer: 1B, 2A`,
  ordered_response: `A) Rub for 20 seconds
B) Wet the hands
C) Dry the hands
D) Take soap
Answer: B, D, A, C`,
  matrix: `| Finding | Expected | Follow-up |
| --- | :-: | :-: |
| Temperature 98.6°F | [x] | [ ] |
| Pulse 140 | [ ] | [x] |`,
  drag_match: `A) Filters blood
B) Pumps blood
C) Stores bile
1) Heart
2) Kidney
Answer: 1B, 2A`,
  highlight: `Text: The client is [[1: alert]] and [[2: short of breath]]. The skin is [[3: cool and clammy]].
Answer: 2, 3`,
  bow_tie: `Actions:
A) Stop the transfusion
B) Give insulin
C) Keep the vein open with saline
Conditions:
A) Low blood sugar
B) Transfusion reaction
Parameters:
A) Temperature
B) Urine color
C) Weight
Answer: condition B; actions A, C; parameters A, B`,
  hot_spot: `Select: 1
1) Right ventricle: rectangle 10, 50, 30, 40
2) Left ventricle: polygon 55, 50; 90, 50; 70, 95
Answer: 2`,
  extended_response: `Words: 300-500
Trait: Arguments and evidence
2) Gives reasons with evidence from both texts
1) Gives reasons, few of them with evidence
0) Gives no reasons
Model answer:
Schools should start later.

First, teenagers sleep late by nature.`,
};
