import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import * as z from '@xana/contracts/schema';
import { TAGS } from '@xana/contracts/tags';
import { createStored, validRows } from '@xana/remote-kit/stored';
import { useEffect, useState } from 'react';
import {
  changedFields,
  fieldsOf,
  PICTURE_FIELDS,
  type PictureFieldName,
  type ProfileFields,
  TEXT_FIELDS,
  type TextFieldName,
} from './profile-fields.ts';

const names = [...TEXT_FIELDS, ...PICTURE_FIELDS];
const texts: Partial<Record<TextFieldName | PictureFieldName, z.ZodMiniType<string>>> = Object.fromEntries(
  names.map((name) => [name, z.string()]),
);
const fields = z.object({ ...(texts as Required<typeof texts>), tags: validRows(z.enum(TAGS)) });

const profileEdit = z.object({
  /** The member: another one of this tab must not see it. */
  userId: z.number(),
  /** The version of the profile that `base` is. */
  version: z.int(),
  base: fields,
  draft: fields,
});

/** An edit of a profile in this tab. */
export type ProfileEdit = Omit<z.output<typeof profileEdit>, 'userId'>;

export const profileDraft = createStored('profileDraft', { schema: z.nullable(profileEdit), empty: null });

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

/** The stored edit of the member; null if there is none, or the storage is blocked. */
function readEdit(userId: number): ProfileEdit | null {
  const stored = profileDraft.read();
  return stored?.userId === userId ? stored : null;
}
