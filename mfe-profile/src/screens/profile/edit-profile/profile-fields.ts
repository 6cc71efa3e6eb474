import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import type { checkUsername } from '@xana/contracts/http/users/usernames';
import type { MessageCode } from '@xana/contracts/message-codes';
import type { OutputOf } from '@xana/contracts/operation';
import { isTag, type Tag } from '@xana/contracts/tags';
import { isReservedName, type ProfileTextName, profileTextProblem, tidyProfileText } from '@xana/validation';

export const LINK_FIELDS = ['website', 'instagram', 'twitter', 'discord', 'youtube'] as const;
export type LinkName = (typeof LINK_FIELDS)[number];
export const CONTACT_FIELDS = ['email', 'phoneNumber'] as const;
export const TEXT_FIELDS = [
  'name',
  'username',
  'bio',
  ...LINK_FIELDS,
  ...CONTACT_FIELDS,
] as const satisfies readonly ProfileTextName[];
export type TextFieldName = (typeof TEXT_FIELDS)[number];
export const PICTURE_FIELDS = ['avatar', 'banner'] as const;
export type PictureFieldName = (typeof PICTURE_FIELDS)[number];

/** The content of the form. Empty texts and pictures are removed from the profile. */
export interface ProfileFields extends Record<TextFieldName | PictureFieldName, string> {
  tags: Tag[];
}
export type FieldName = keyof ProfileFields;

const FIELD_NAMES: readonly FieldName[] = [...PICTURE_FIELDS, ...TEXT_FIELDS, 'tags'];

export function fieldsOf(profile: OwnProfile): ProfileFields {
  const texts = Object.fromEntries([...TEXT_FIELDS, ...PICTURE_FIELDS].map((name) => [name, profile[name] ?? '']));
  return { ...(texts as Record<TextFieldName | PictureFieldName, string>), tags: profile.tags.filter(isTag) };
}

/** The broken rule (VA-01 to VA-11) of a field that the member changed; null for a valid or unchanged one. */
export function fieldProblem(name: TextFieldName, text: string, saved: string): MessageCode | null {
  const written = tidyProfileText(name, text);
  if (written === saved) return null;
  const problem = profileTextProblem(name, written);
  if (problem) return problem;
  // An official account keeps the reserved name that it has.
  return (name === 'name' || name === 'username') && isReservedName(written) ? 'NAME_RESERVED' : null;
}

type UsernameProblem = NonNullable<OutputOf<typeof checkUsername>['problem']>;

/** The text of a broken rule in the form: of the phrases of the form, or the code of a message. */
export type FieldProblem = 'required.name' | 'required.username' | 'usernameTaken' | MessageCode;

/**
 * The problem of each text of the form.
 *
 * @param taken why the platform does not accept the username; null if it does or was not asked
 */
export function textProblems(draft: ProfileFields, base: ProfileFields, taken: UsernameProblem | null) {
  const problemOf = (name: TextFieldName): FieldProblem | null => {
    if ((name === 'name' || name === 'username') && draft[name].trim() === '') return `required.${name}`;
    if (name === 'username' && taken) return taken === 'USER.USER_ALREADY EXISTS' ? 'usernameTaken' : taken;
    return fieldProblem(name, draft[name], base[name]);
  };
  return Object.fromEntries(TEXT_FIELDS.map((name) => [name, problemOf(name)])) as Record<
    TextFieldName,
    FieldProblem | null
  >;
}

const isSame = (one: ProfileFields, other: ProfileFields, name: FieldName) =>
  String(one[name]).trim() === String(other[name]).trim();

/** The fields whose content differs. */
export function changedFields(from: ProfileFields, to: ProfileFields): FieldName[] {
  return FIELD_NAMES.filter((name) => !isSame(from, to, name));
}

/** A copy of `fields` with the named ones of `source`. */
export function withFieldsOf(fields: ProfileFields, source: ProfileFields, names: readonly FieldName[]): ProfileFields {
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, source[name]])) };
}

interface ThreeWay {
  /** What the member started from. */
  base: ProfileFields;
  mine: ProfileFields;
  /** What another tab or device has saved since. */
  theirs: ProfileFields;
}

/** Three-way merge: a field that only one side changed takes that side; one that both changed differently is a conflict. */
export function mergeFields({ base, mine, theirs }: ThreeWay): { merged: ProfileFields; conflicts: FieldName[] } {
  const changedByMe = changedFields(base, mine);
  const conflicts = changedByMe.filter((name) => !isSame(base, theirs, name) && !isSame(mine, theirs, name));
  return { merged: withFieldsOf(theirs, mine, changedByMe), conflicts };
}
