/** Someone else changed the row while it was edited: both versions, and what can be done. */
type Conflict = {
  theirs: object;
  mine: object;
  keepMine: () => void;
  useTheirs: () => void;
  decideLater: () => void;
};

/** What a form needs to know of how its fields are saved: it knows of no calls. */
export type Saving<Fields> = {
  save: (fields: Fields) => void;
  isSaving: boolean;
  /** Why the last try did not work; a conflict is no problem but a choice. */
  problem: Error | null;
  conflict?: Conflict | undefined;
};
