import { TAGS } from '@xana/contracts/tags';
import { TERMS_VERSION } from '../operations/terms/text/current-version.ts';
import { PROFILE_COLORS } from '../operations/users/profile-colors.ts';
import { type SeedContext, USER_COUNT } from './seed-context.ts';
import * as english from './words/english.ts';
import * as japanese from './words/japanese.ts';

const BIOS = [
  'Builder of small worlds. Tea before meetings.',
  'Here for the music and the people.',
  '景色のきれいな場所を集めています。',
  'Avatar tailor. Commissions open.',
  'はじめまして！気軽に話しかけてください。',
  '',
];

/**
 * The demo member has friends, favourites and conversations. The private key is public, `0x` and `da7a` sixteen times, for
 * use in the demo wallet. The address exists in demo data only.
 */
export const DEMO_MEMBER = { id: 1, address: '0x96acb9fd47d6661563ad04fcc9ace33925c9d0d9' };

/** The address of a seeded user. Only the demo member's has a private key. */
const addressOf = (id: number): string =>
  id === DEMO_MEMBER.id ? DEMO_MEMBER.address : `0x${(0xface0000 + id).toString(16).padStart(40, '0')}`;

/** Two of three names are English. When a list is used up, its given names are combined with other family names. */
export function seededName(index: number): string {
  const isJapanese = index % 3 === 2;
  const names = isJapanese ? japanese.PEOPLE : english.PEOPLE;
  const place = isJapanese ? Math.floor(index / 3) : index - Math.floor(index / 3);
  const name = names[place % names.length] ?? 'Mia Chen';
  const other = names[(place + Math.floor(place / names.length)) % names.length] ?? 'Mia Chen';
  if (name === other) return name;
  const [given, family] = [splitName(name).given, splitName(other).family];
  return isJapanese ? `${family}${given}` : `${given} ${family}`;
}

/** Given names of the Japanese list are written in kana, family names are not. */
function splitName(name: string): { given: string; family: string } {
  const [, family = '', kana = ''] = /^([\p{Script=Han}]+)(\p{Script=Hiragana}+)$/u.exec(name) ?? [];
  if (kana) return { given: kana, family };
  const [given = '', ...rest] = name.split(' ');
  return { given, family: rest.join(' ') };
}

/** Two of three profiles are approved, the demo member's among them. The others wait for an operator. */
const approvalOf = (id: number) => (id % 3 === 0 ? ('pending' as const) : ('approved' as const));

/** Some have several links, some have none. The addresses exist in demo data only. */
const linksOf = (id: number) => ({
  website: id % 2 === 1 ? `https://member${id}.example` : null,
  instagram: id % 4 < 2 ? `member${id}` : null,
  twitter: id % 5 < 2 ? `member_${id}` : null,
  discord: id % 7 === 1 ? 'https://discord.gg/xana' : null,
  youtube: id % 6 === 1 ? `https://www.youtube.com/@member${id}` : null,
});

export async function seedPeople({ database, random, now }: SeedContext): Promise<void> {
  const people = Array.from({ length: USER_COUNT }, (_, index) => {
    const id = index + 1;
    return {
      id,
      name: seededName(index),
      username: `member${id}`,
      avatar: random.next() > 0.14 ? `person/p${id}` : null,
      banner: `banner/b${id}`,
      bio: random.pick(BIOS),
      approval_state: approvalOf(id),
      ...linksOf(id),
      tags: [...new Set([random.pick(TAGS), random.pick(TAGS), random.pick(TAGS)])],
      profile_icon_color: random.pick(PROFILE_COLORS),
      unverified_email: null,
      is_popup_shown: false,
      created_at: new Date(now.getTime() - random.between(20, 600) * 86_400_000),
    };
  });
  await database.insertInto('users').values(people).execute();
  const wallets = people.map(({ id }) => ({ address: addressOf(id), user_id: id }));
  await database.insertInto('wallets').values(wallets).execute();
  const acceptances = people.map(({ id, created_at }) => ({
    user_id: id,
    version: TERMS_VERSION,
    accepted_at: created_at,
  }));
  await database.insertInto('accepted_terms').values(acceptances).execute();
  const entries = people.map(({ id }) => ({
    key: `seed:${id}`,
    to_user: id,
    from_user: null,
    amount: random.whole(1, 400) * 50,
  }));
  await database.insertInto('xeny_movements').values(entries).execute();
}
