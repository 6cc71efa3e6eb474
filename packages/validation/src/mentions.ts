import { isUsername } from './names.ts';

/**
 * `@` (also the full-width ＠), then letters and digits (VA-02). Text in scripts without spaces may stand on both sides, as in
 * `こんにちは@miaさん`; a letter or digit of Latin script, a dot or another mention may not: that is a longer name or an email.
 */
const MENTION =
  /(?<![\p{Script=Latin}\p{N}_@＠.])[@＠]([A-Za-z0-9]{1,64})(?![\p{Script=Latin}\p{N}\p{M}_@＠]|\.[A-Za-z0-9])/gu;
const TYPED = /(?<![\p{Script=Latin}\p{N}_@＠.])[@＠]([A-Za-z0-9]{0,64})$/u;

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
  return TYPED.exec(text.slice(0, cursor))?.[1];
}
