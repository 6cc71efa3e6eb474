import { withoutIgnorable } from './user-text.ts';

/** Names that would let a member impersonate the platform. */
const RESERVED = ['admin', 'administrator', 'official', 'support', 'moderator', 'staff', 'xana', 'xanalia'];
/** Terms without meaning of their own next to a reserved one: "the real XANA team". */
const FILLERS = [
  'the',
  'real',
  'team',
  'help',
  'desk',
  'account',
  'service',
  'global',
  'japan',
  'jp',
  'en',
  'of',
  'my',
  'bot',
];
const RESERVED_JAPANESE = ['公式', '運営', '管理者', '管理人', '事務局', 'サポート'];

/** Small capitals, which have no decomposition, and the letters that they are read as; "l" as "i", see below. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const READ_AS = 'abcdefghijkimnoprstuvwyz';

/** Confusables of Latin letters: small capitals, digits, signs, Cyrillic and Greek (Unicode TR 39). */
const CONFUSABLES: Record<string, string> = {
  ...Object.fromEntries([...SMALL_CAPITALS].map((letter, index) => [letter, READ_AS.charAt(index)])),
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  l: 'i',
  ı: 'i',
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ғ: 'f',
  һ: 'h',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  ո: 'n',
  п: 'n',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

/** A skeleton for comparison: lower case, without marks and invisible characters, confusables replaced (Unicode TR 39). */
export function foldName(text: string): string {
  const letters = withoutIgnorable(text).normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return [...letters]
    .map((letter) => CONFUSABLES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm');
}

const RESERVED_TERMS = new Set(RESERVED.map(foldName));
const TERMS = [...RESERVED_TERMS, ...FILLERS.map(foldName)];

/**
 * Whether a name or username is reserved for the platform: it contains a reserved term, in any letter case and with
 * confusables, or consists of reserved terms and fillers without spaces. "Roxana" and "Xanadu" are allowed.
 */
export function isReservedName(text: string): boolean {
  const seen = withoutIgnorable(text).normalize('NFKC');
  if (RESERVED_JAPANESE.some((term) => seen.includes(term))) return true;
  // Trailing digits may be a number instead of confusables: "admin42", "xana2026".
  return [text, withoutTrailingDigits(text)].some((each) => {
    const terms = foldName(each).split(/[^\p{L}]+/u);
    return terms.some((term) => RESERVED_TERMS.has(term)) || consistsOfTerms(terms.join(''));
  });
}

function withoutTrailingDigits(text: string): string {
  let end = text.length;
  while (end > 0 && /\d/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether the letters are a sequence of listed terms, at least one of them reserved. */
function consistsOfTerms(letters: string): boolean {
  /** By prefix length: undefined if the prefix is not a sequence of terms, else whether one of them is reserved. */
  const reached: (boolean | undefined)[] = [false];
  for (let at = 0; at < letters.length; at += 1) {
    const hasReserved = reached[at];
    if (hasReserved === undefined) continue;
    for (const term of TERMS.filter((each) => letters.startsWith(each, at))) {
      const end = at + term.length;
      reached[end] = reached[end] === true || hasReserved || RESERVED_TERMS.has(term);
    }
  }
  return reached[letters.length] === true;
}
