import { getOwnSpace } from '@xana/contracts/http/spaces/get-own-space';
import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import { updateSpace } from '@xana/contracts/http/spaces/update-space';
import { operationCodeOf } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useState } from 'react';
import type { DraftKey, SpaceDraft } from '../../space-form/space-drafts.ts';
import { readDraft } from '../../space-form/space-drafts.ts';
import { isSameValue, type SpaceValues, toInput, VALUE_NAMES } from '../../space-form/space-values.ts';
import { mergeValues, type ValueName, valuesOf } from './merge-values.ts';

/** An edit: what is saved with its version, and what the form shows. */
interface Edit {
  saved: SpaceDraft;
  initial: SpaceValues;
  /** What was changed here and elsewhere. */
  conflicts: ValueName[];
}

interface UpdateOptions {
  space: OwnSpace;
  draft: DraftKey;
  onSaved(): void;
}

/** Saves an edit of a space. After a change elsewhere nothing is overwritten: the form keeps what was written and names the conflicts. */
export function useUpdateSpace({ space, draft, onSaved }: UpdateOptions) {
  const session = useSession();
  const [edit, setEdit] = useState(() => startEdit(space, draft.userId));
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (version: number, base: SpaceValues, values: SpaceValues): Promise<void> => {
    try {
      await session.call(updateSpace, { id: space.id, version, ...toInput(values) });
    } catch (problem) {
      if (operationCodeOf(problem, updateSpace) !== 'SPACE_CHANGED') throw problem;
      const current = await session.call(getOwnSpace, { id: space.id });
      const theirs = valuesOf(current);
      const { merged, conflicts } = mergeValues({ base, mine: values, theirs });
      if (conflicts.length === 0) return send(current.version, theirs, merged);
      return setEdit({ saved: { version: current.version, values: theirs }, initial: merged, conflicts });
    }
    onSaved();
  };
  const save = async (values: SpaceValues): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      await send(edit.saved.version, edit.saved.values, values);
    } catch (problem) {
      setError(problem);
    } finally {
      setIsBusy(false);
    }
  };
  return { edit, save, isBusy, error };
}

/** A draft of an earlier version keeps what was written, and names what differs from what is saved now. */
function startEdit(space: OwnSpace, userId: number): Edit {
  const saved = { version: space.version, values: valuesOf(space) };
  const kept = readDraft({ userId, spaceId: space.id });
  if (!kept) return { saved, initial: saved.values, conflicts: [] };
  const isOutdated = kept.version !== space.version;
  const differing = VALUE_NAMES.filter((name) => !isSameValue(kept.values, saved.values, name));
  return { saved, initial: kept.values, conflicts: isOutdated ? differing : [] };
}
