import { hasRoomForTools, type Happening, type Json, type Stroke, type TextRange } from '@second-bell/domain';

import type { AttemptLog } from '#lib/attempt-log/attempt-log.ts';

/** What the tools need of the log of an attempt, which keeps them (decision 56). */
export type ToolLog = Pick<AttemptLog, 'append' | 'events' | 'isLive' | 'subscribe' | 'view'>;

export type ToolActions = {
  strike: (questionId: string, option: string) => void;
  note: (questionId: string, text: string) => void;
  /** All that is highlighted in that text. */
  highlight: (place: string, ranges: TextRange[]) => void;
  scratch: (text: string) => void;
  draw: (stroke: Stroke) => void;
  erase: (all: boolean) => void;
  calculate: (memory: Json) => void;
};

/** What a learner does with the tools, written to the log. A page that looks on writes nothing. */
export function toolActions(log: ToolLog): ToolActions {
  const write = (happening: Happening) => {
    if (log.isLive() && hasRoomForTools(log.events())) log.append(happening);
  };

  return {
    strike(questionId, option) {
      const isOn = log.view().state.struck[questionId]?.includes(option) !== true;
      write({ type: 'struck', questionId, option, isOn });
    },
    note(questionId, text) {
      if ((log.view().state.notes[questionId] ?? '') !== text) write({ type: 'noted', questionId, text });
    },
    highlight: (place, ranges) => write({ type: 'highlighted', place, ranges }),
    scratch(text) {
      if (log.view().state.scratchPad.text !== text) write({ type: 'scratched', text });
    },
    draw: (stroke) => write({ type: 'drawn', stroke }),
    erase: (all) => write({ type: 'erased', all }),
    calculate: (memory) => write({ type: 'calculated', memory }),
  };
}
