import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import { useEffect, useState } from 'react';
import { type ProfileEdit, profileDraft, readEdit } from './profile-draft.ts';
import { changedFields, fieldsOf, type ProfileFields } from './profile-fields.ts';

/** What the member edits. The tab keeps it until it is saved or discarded, also over a reload. */
export function useProfileEdit(profile: OwnProfile) {
  const [edit, setEdit] = useState<ProfileEdit>(
    () => readEdit(profile.id) ?? { version: profile.version, base: fieldsOf(profile), draft: fieldsOf(profile) },
  );
  /** Also after an upload, which may finish when the member has typed more. */
  const setDraft = (draft: ProfileFields) => setEdit((current) => ({ ...current, draft }));
  const isChanged = changedFields(edit.base, edit.draft).length > 0;
  useEffect(() => {
    if (isChanged) profileDraft.write({ ...edit, userId: profile.id });
    else profileDraft.remove();
  }, [profile.id, edit, isChanged]);
  return { edit, setEdit, setDraft, isChanged };
}
