import { isGeneratedUsername } from '@xana/validation';

/** Characters of a suggestion, so that it fits beside others. */
const MAX_SUGGESTION_LENGTH = 20;
const MIN_NAME_LENGTH = 3;
const WORDS = ['sunny', 'lunar', 'maple', 'pixel', 'river', 'cosmic', 'velvet', 'amber'];
const ANIMALS = ['fox', 'crane', 'koi', 'otter', 'panda', 'heron', 'lynx', 'wren'];

/**
 * Valid usernames (VA-02) for a member with a name, the best first, of which some may be taken.
 *
 * @param random from 0 to below 1, as `Math.random`
 */
export function usernameCandidates(name: string, random: () => number): string[] {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const number = () => String(10 + Math.floor(random() * 90));
  const latin = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .slice(0, MAX_SUGGESTION_LENGTH - 2);
  const isUsable = latin.length >= MIN_NAME_LENGTH && /[a-z]/.test(latin) && !isGeneratedUsername(latin);
  const base = isUsable ? latin : `${pick(WORDS)}${pick(ANIMALS)}`;
  const withNumbers = [number(), number(), number()].map((digits) => `${base}${digits}`);
  const withWords = isUsable ? [`${pick(WORDS)}${base}`, `${base}${pick(ANIMALS)}`] : [pick(WORDS) + pick(ANIMALS)];
  const all = [base, ...withNumbers, ...withWords].filter((each) => each.length <= MAX_SUGGESTION_LENGTH);
  return [...new Set(all)];
}
