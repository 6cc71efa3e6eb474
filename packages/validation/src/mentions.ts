import { isUsername } from './names.ts';

/** `@` (also the full-width ＠), not inside a name, an email or another mention, then letters and digits (VA-02). */
const MENTION = /(?<![\p{XIDC}@＠.])[@＠]([A-Za-z0-9]{1,64})(?![\p{XIDC}@＠])/gu;

/** All mentions with their positions, also those within links. `username` is in lower case. */
export function mentionsIn(text: string): { index: number; text: string; username: string }[] {
  return Array.from(text.matchAll(MENTION), ({ index, 0: original, 1: name = '' }) => ({
    index,
    text: original,
    username: name.toLowerCase(),
  })).filter(({ username }) => isUsername(username));
}

/** The start of a mention that is being typed before the cursor, without `@`; undefined if there is none. */
export function mentionBeingTyped(text: string, cursor: number): string | undefined {
  return /(?<![\p{XIDC}@＠.])[@＠]([A-Za-z0-9]{0,64})$/u.exec(text.slice(0, cursor))?.[1];
}
