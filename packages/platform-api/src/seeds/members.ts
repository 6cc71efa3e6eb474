import { type Interest, interestOf } from './interests.ts';
import { ENGLISH_BIOS } from './words/people/english-bios.ts';
import { JAPANESE_BIOS } from './words/people/japanese-bios.ts';
import { INTERNATIONAL_NAMES, JAPANESE_FAMILIES, JAPANESE_GIVEN_NAMES } from './words/people/names.ts';

export interface SeededMember {
  id: number;
  name: string;
  /** How others address the member. */
  givenName: string;
  username: string;
  bio: string;
  interest: Interest;
  /** Writes in Japanese. */
  isJapanese: boolean;
}

/** Of three members one is Japanese. */
export const isJapaneseMember = (id: number): boolean => id % 3 === 0;

/** What members append to their given name when they choose a username. */
const USERNAME_ENDS: Readonly<Record<Interest, string>> = {
  building: 'builds',
  music: 'sings',
  fashion: 'styles',
  gaming: 'plays',
  art: 'draws',
  nature: 'walks',
  food: 'cooks',
  film: 'films',
  learning: 'reads',
  friends: 'here',
};

/** The members of the demo in the order of their ids, which start at 1. Names, usernames and bios are distinct. */
export function makeMembers(count: number): SeededMember[] {
  const usernames = new Set<string>();
  const bios = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const isJapanese = isJapaneseMember(id);
    const interest = interestOf(id);
    const { name, given, family, reading } = isJapanese ? japaneseName(id / 3 - 1) : internationalName(id);
    const username = freeUsername(id, reading.given, reading.family, interest, usernames);
    const list = `${interest} ${isJapanese}`;
    const position = bios.get(list) ?? 0;
    bios.set(list, position + 1);
    const bio = (isJapanese ? JAPANESE_BIOS : ENGLISH_BIOS)[interest][position] ?? '';
    return { id, name, givenName: isJapanese && !given ? family : given, username, bio, interest, isJapanese };
  });
}

function japaneseName(position: number) {
  const [family = '', familyReading = ''] = JAPANESE_FAMILIES[position % JAPANESE_FAMILIES.length] ?? [];
  const [given = '', givenReading = ''] = JAPANESE_GIVEN_NAMES[position % JAPANESE_GIVEN_NAMES.length] ?? [];
  return { name: `${family}${given}`, given, family, reading: { given: givenReading, family: familyReading } };
}

function internationalName(id: number) {
  const name = INTERNATIONAL_NAMES[id - 1 - Math.floor(id / 3)] ?? '';
  const [given = '', ...rest] = name.split(' ');
  const family = rest.join(' ');
  return { name, given, family, reading: { given: latin(given), family: latin(family) } };
}

/** `Bergström` is `bergstrom`: usernames are letters and digits (VA-02). */
const latin = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

/** The first free one of several that a member could choose, in an order that differs between members. */
function freeUsername(id: number, given: string, family: string, interest: Interest, used: Set<string>): string {
  const choices = [
    `${given}${family}`,
    `${given}${USERNAME_ENDS[interest]}`,
    `${given}${10 + ((id * 37) % 89)}`,
    `${given.slice(0, 1)}${family}`,
    `its${given}`,
    `${family}${given}`,
  ];
  const free = choices
    .map((_, index) => choices[(index + id - 1) % choices.length] ?? '')
    .find((each) => !used.has(each));
  const username = free ?? `${given}${family}${id}`;
  used.add(username);
  return username;
}
