/** Names by which a member could impersonate the platform. */
const RESERVED = ['admin', 'administrator', 'official', 'support', 'moderator', 'staff', 'xana', 'xanalia'];
/** Words that say nothing beside a reserved one: "the real XANA team". */
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

/** Characters that pass for a Latin letter: digits, signs, Cyrillic and Greek (Unicode TR 39, confusables). */
const LOOK_ALIKES: Record<string, string> = {
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

/** The text as a hurried eye reads it: one letter case, no marks, look-alikes as the letter that they pass for. */
function fold(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return [...letters]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm');
}

const folded = (words: string[]): string[] => words.map(fold);
const RESERVED_WORDS = new Set(folded(RESERVED));
const WORDS = [...RESERVED_WORDS, ...folded(FILLERS)];

/**
 * Whether a name or username is one that only the platform itself may carry: a reserved word, also among other words, in
 * any letter case and with look-alikes of letters; or, written together, reserved words and no personal name.
 * "Roxana" and "Xanadu" are names of their own.
 */
export function isReservedName(text: string): boolean {
  if (RESERVED_JAPANESE.some((word) => text.normalize('NFKC').includes(word))) return true;
  // Digits at the end may also be a number: "admin42", "xana2026".
  return [text, withoutNumber(text)].some((each) => {
    const words = fold(each).split(/[^\p{L}]+/u);
    return words.some((word) => RESERVED_WORDS.has(word)) || isMadeOfWords(words.join(''));
  });
}

function withoutNumber(text: string): string {
  let end = text.length;
  while (end > 0 && /\d/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether the letters are words of the list one after the other, at least one of them reserved. */
function isMadeOfWords(letters: string): boolean {
  /** By length: whether the beginning is made of words, and whether one of them is reserved. */
  const reached: (boolean | undefined)[] = [false];
  for (let at = 0; at < letters.length; at += 1) {
    const hasReserved = reached[at];
    if (hasReserved === undefined) continue;
    for (const word of WORDS.filter((each) => letters.startsWith(each, at))) {
      const end = at + word.length;
      reached[end] = reached[end] === true || hasReserved || RESERVED_WORDS.has(word);
    }
  }
  return reached[letters.length] === true;
}
