import { useState } from 'react';
import type { Draft } from './create-drafts.ts';
import { differingNames, mergeValues } from './merge-values.ts';

interface EditOptions<Values> {
  /** What is saved. Read once. */
  saved: Draft<Values>;
  /** What the member wrote before and has not saved. Read once. */
  draft: Draft<Values> | null;
  send(edited: Draft<Values>): Promise<unknown>;
  /** Whether the platform rejected a version because there is a newer one. */
  isOutdated(problem: unknown): boolean;
  /** Reads what is saved now. */
  read(): Promise<Draft<Values>>;
  onSaved(): void;
}

/** An edit: what is saved with its version, and what the form shows. */
interface Edit<Values> {
  saved: Draft<Values>;
  initial: Values;
  /** What was changed here and elsewhere. */
  conflicts: (keyof Values)[];
}

/** Saves an edit. After a change elsewhere nothing is overwritten: the form keeps what was written and names the conflicts. */
export function useVersionedEdit<Values extends object>(options: EditOptions<Values>) {
  const { saved, draft, send, isOutdated, read, onSaved } = options;
  const [edit, setEdit] = useState(() => startEdit(saved, draft));
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const sendMerged = async (base: Draft<Values>, values: Values): Promise<void> => {
    try {
      await send({ version: base.version, values });
    } catch (problem) {
      if (!isOutdated(problem)) throw problem;
      const current = await read();
      const { merged, conflicts } = mergeValues({ base: base.values, mine: values, theirs: current.values });
      if (conflicts.length === 0) return sendMerged(current, merged);
      return setEdit({ saved: current, initial: merged, conflicts });
    }
    onSaved();
  };
  const save = async (values: Values): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      await sendMerged(edit.saved, values);
    } catch (problem) {
      setError(problem);
    } finally {
      setIsBusy(false);
    }
  };
  return { edit, save, isBusy, error };
}

/** A draft of an earlier version keeps what was written, and names what differs from what is saved now. */
function startEdit<Values extends object>(saved: Draft<Values>, draft: Draft<Values> | null): Edit<Values> {
  if (!draft) return { saved, initial: saved.values, conflicts: [] };
  const isOutdated = draft.version !== saved.version;
  return { saved, initial: draft.values, conflicts: isOutdated ? differingNames(draft.values, saved.values) : [] };
}
