import { addressesIn } from './addresses-in-text.ts';
import { mentionsIn } from './mentions.ts';

/** A mentioned user; `username` is in lower case. */
interface Mentioned {
  username: string;
  name: string;
}

/** A text with the names of mentioned users in place of their usernames, which may be generated, for a place that shows plain text. */
export function withMentionNames(text: string, mentions: readonly Mentioned[]): string {
  if (mentions.length === 0) return text;
  const links = addressesIn(text, undefined);
  let named = '';
  let at = 0;
  for (const { index, text: written, username } of mentionsIn(text)) {
    const name = mentions.find((each) => each.username === username)?.name;
    const isInLink = links.some((link) => index >= link.index && index < link.index + link.written.length);
    if (!name || isInLink) continue;
    named += `${text.slice(at, index)}@${name}`;
    at = index + written.length;
  }
  return named + text.slice(at);
}
