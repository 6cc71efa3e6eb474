import { profileChanged } from '@xana/contracts/events/profile-changed';
import { getUserProfile, singleUser, updateProfile } from '@xana/contracts/http/users/profiles';
import { operationCodeOf, useBus, useRefresh, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useState } from 'react';
import { useText } from './phrases/phrases.ts';
import { changedFields, type FieldName, fieldsOf, mergeFields } from './profile-fields.ts';
import { type ProfileEdit, profileDraft } from './use-profile-edit.ts';

/** What another tab or device has saved, and the fields that both sides changed. */
export interface Conflict {
  theirs: ProfileEdit['base'];
  names: FieldName[];
}

/**
 * Saves the changed fields. After a change elsewhere nothing is overwritten: fields that only one side changed are merged
 * and saved, and `conflict` names the others. After a failure the edit stays.
 */
export function useUpdateProfile({ setEdit, onDone }: { setEdit(edit: ProfileEdit): void; onDone(): void }) {
  const t = useText();
  const session = useSession();
  const bus = useBus();
  const toast = useToast();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const send = async ({ version, base, draft }: ProfileEdit): Promise<void> => {
    const changes = Object.fromEntries(changedFields(base, draft).map((name) => [name, draft[name]]));
    try {
      const { id } = await session.call(updateProfile, { version, ...changes });
      bus.publish(profileChanged, { userId: id });
    } catch (problem) {
      if (operationCodeOf(problem, updateProfile) !== 'PROFILE_CHANGED') throw problem;
      return merge({ version, base, draft });
    }
    profileDraft.remove();
    void Promise.all([refresh(getUserProfile), refresh(singleUser)]);
    toast({ text: t('saved'), tone: 'success' });
    onDone();
  };
  const merge = async ({ base, draft }: ProfileEdit): Promise<void> => {
    const current = await session.call(singleUser, {});
    const theirs = fieldsOf(current);
    const { merged, conflicts } = mergeFields({ base, mine: draft, theirs });
    const rebased = { version: current.version, base: theirs, draft: merged };
    setEdit(rebased);
    if (conflicts.length > 0) setConflict({ theirs, names: conflicts });
    else await send(rebased);
  };
  const save = async (edit: ProfileEdit) => {
    setIsBusy(true);
    setError(null);
    try {
      await send(edit);
    } catch (problem) {
      setError(problem);
    } finally {
      setIsBusy(false);
    }
  };
  const resolve = (name: FieldName) =>
    setConflict((open) => {
      const names = open?.names.filter((each) => each !== name) ?? [];
      return open && names.length > 0 ? { ...open, names } : null;
    });
  return { save, isBusy, error, conflict, resolve };
}
