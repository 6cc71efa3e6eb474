import { pictureKey } from '../media/scenes/words-of-names.ts';
import { TERMS_VERSION } from '../operations/terms/text/current-version.ts';
import { PROFILE_COLORS } from '../operations/users/profile-colors.ts';
import { SCENES_OF, TAGS_OF } from './interests.ts';
import { makeMembers, type SeededMember } from './members.ts';
import { type SeedContext, USER_COUNT } from './seed-context.ts';

const DAY = 86_400_000;

/**
 * The demo member has friends, favourites and conversations. The private key is public, `0x` and `da7a` sixteen times, for
 * use in the demo wallet. The address exists in demo data only.
 */
export const DEMO_MEMBER = { id: 1, address: '0x96acb9fd47d6661563ad04fcc9ace33925c9d0d9' };

/** The address of a seeded user. Only the demo member's has a private key. */
const addressOf = (id: number): string =>
  id === DEMO_MEMBER.id ? DEMO_MEMBER.address : `0x${(0xface0000 + id).toString(16).padStart(40, '0')}`;

/** Two of three profiles are approved, the demo member's among them. The others wait for an operator. */
const approvalOf = (id: number) => (id % 3 === 2 ? ('pending' as const) : ('approved' as const));

/** Some have several links, some have none. The addresses exist in demo data only. */
const linksOf = ({ id, username }: SeededMember) => ({
  website: id % 2 === 1 ? `https://${username}.example` : null,
  instagram: id % 4 < 2 ? username : null,
  twitter: id % 5 < 2 ? username.slice(0, 15) : null,
  discord: id % 7 === 1 ? 'https://discord.gg/xana' : null,
  youtube: id % 6 === 1 ? `https://www.youtube.com/@${username}` : null,
});

export async function seedPeople({ database, random, now }: SeedContext): Promise<void> {
  const people = makeMembers(USER_COUNT).map((member) => {
    const { id, name, username, bio, interest } = member;
    const [first, second] = [random.pick(TAGS_OF[interest]), random.pick(TAGS_OF[interest])];
    return {
      id,
      name,
      username,
      avatar: random.next() > 0.14 ? `person/p${id}` : null,
      banner: pictureKey('banner', `b${id}`, random.pick(SCENES_OF[interest])),
      bio,
      approval_state: approvalOf(id),
      ...linksOf(member),
      tags: [...new Set([first, second, random.pick(TAGS_OF.friends)])],
      profile_icon_color: random.pick(PROFILE_COLORS),
      unverified_email: null,
      is_popup_shown: false,
      // Most have joined lately, as in every community that grows.
      created_at: new Date(now.getTime() - (2 + random.next() ** 2 * 600) * DAY),
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
