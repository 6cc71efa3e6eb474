import * as z from '@xana/contracts/schema';
import { TAGS } from '@xana/contracts/tags';
import { createStored, validRows } from '@xana/remote-kit/stored';
import { PICTURE_FIELDS, type PictureFieldName, TEXT_FIELDS, type TextFieldName } from './profile-fields.ts';

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

/** The stored edit of the member; null if there is none, or the storage is blocked. */
export function readEdit(userId: number): ProfileEdit | null {
  const stored = profileDraft.read();
  return stored?.userId === userId ? stored : null;
}
