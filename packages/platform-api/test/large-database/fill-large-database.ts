import { INTERNATIONAL_NAMES, JAPANESE_FAMILIES, JAPANESE_GIVEN_NAMES } from '../../src/seeds/words/people/names.ts';
import * as englishSpaces from '../../src/seeds/words/spaces/english.ts';
import * as japaneseSpaces from '../../src/seeds/words/spaces/japanese.ts';

/** Few of each, so that many rows have the same, as in a database of that size. */
const english = {
  PEOPLE: INTERNATIONAL_NAMES.slice(0, 40),
  PLACES: englishSpaces.PLACES,
  KINDS: Object.keys(englishSpaces.KINDS),
};
const japanese = {
  PEOPLE: JAPANESE_FAMILIES.slice(0, 20).map(([family], index) => `${family}${JAPANESE_GIVEN_NAMES[index]?.[0]}`),
  PLACES: japaneseSpaces.PLACES,
  KINDS: Object.keys(japaneseSpaces.KINDS),
};

/** How many of each there are at full size; 300 thousand spaces, 10 million messages. */
const FULL = {
  users: 1_000_000,
  spaces: 300_000,
  visits: 400_000,
  favourites: 1_000_000,
  follows: 5_000_000,
  events: 50_000,
  avatars: 200_000,
  posts: 500_000,
  postLikes: 1_000_000,
  comments: 500_000,
  conversations: 500_000,
  collections: 1_000,
  nfts: 100_000,
};
const MESSAGES_OF_A_CONVERSATION = 20;

/** A member with rows in every table, used to measure the members' operations. */
export const BUSY_MEMBER = 1;

type Run = (script: string) => Promise<void>;

/**
 * Fills a migrated, empty database with production-size data: deterministic, with skewed popularity. Indexes are created
 * at the end, which is faster.
 *
 * @param scale 1 for the full size, 0.01 for a hundredth
 */
export async function fillLargeDatabase(ask: Run, scale: number, log: (step: string) => void): Promise<void> {
  const run: Run = (script) => ask(`begin; ${script}; commit;`);
  const count = Object.fromEntries(
    Object.entries(FULL).map(([name, full]) => [name, Math.max(20, Math.round(full * scale))]),
  ) as typeof FULL;
  log('drop indexes');
  await run(DROP_INDEXES);
  // The triggers are off; the counters are computed once at the end.
  await run(triggers('disable'));
  for (const [step, script] of Object.entries(stepsOf(count))) {
    log(step);
    await run(script);
  }
  log('counts');
  await run(`select count_spaces(); select count_users(); select count_comments();
    update space_counts set total_visits = 1000000 / space_id + space_id % 90;`);
  log('create indexes');
  await run(MAKE_INDEXES);
  await run(triggers('enable'));
  log('statistics');
  // Sets the visibility map as autovacuum would, so that index-only scans are possible.
  await ask('vacuum analyze');
}

const triggers = (verb: 'enable' | 'disable') =>
  ['users', 'spaces', 'visits', 'favourites', 'follows', 'posts', 'post_comments']
    .map((table) => `alter table ${table} ${verb} trigger user;`)
    .join('');

/** Drops all indexes but those of primary keys and constraints. */
const DROP_INDEXES = `
  select setseed(0.5);
  create table dropped_indexes as
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint)
      and tablename in ('users', 'wallets', 'spaces', 'visits', 'favourites', 'follows', 'events', 'avatars', 'posts',
        'post_likes', 'post_comments', 'messages', 'conversation_members', 'conversation_pairs', 'collections', 'nfts', 'space_counts', 'user_counts');
  do $$ declare each record; begin
    for each in select indexname from dropped_indexes loop execute 'drop index ' || quote_ident(each.indexname); end loop;
  end $$;`;

const MAKE_INDEXES = `
  do $$ declare each record; begin
    for each in select indexdef from dropped_indexes loop execute each.indexdef; end loop;
  end $$;
  drop table dropped_indexes;`;

const arrayOf = (texts: readonly string[]): string =>
  `(array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(',')}])`;
/** SQL that picks one of the texts by any integer. */
const pick = (texts: readonly string[], number: string): string =>
  `${arrayOf(texts)}[1 + abs(${number}) % ${texts.length}]`;

const TAGS = [
  'music',
  'art',
  'gaming',
  'anime',
  'fashion',
  'nature',
  'learning',
  'party',
  'nft',
  'travel',
  'ai',
  'dance',
];
const tags = `array[${pick(TAGS, 'n')}, ${pick(TAGS, 'n / 12 + 5')}]`;
/** Few have most of it: of a thousand, one half falls to the first eighth. */
const popular = (most: number): string => `1 + floor(power(random(), 3) * ${most})::int`;
const anyOf = (most: number): string => `1 + floor(random() * ${most})::int`;
const rows = (most: number): string => `from generate_series(1, ${most}) n`;
const sequenceOf = (table: string): string =>
  `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}));`;

function stepsOf(count: typeof FULL): Record<string, string> {
  const name = `case when n % 3 = 2 then ${pick(japanese.PEOPLE, 'n / 3')} else ${pick(english.PEOPLE, 'n * 7 / 3')} end || ' ' || n`;
  const place = `case when n % 3 = 2 then ${pick(japanese.PLACES, 'n / 3')} || ${pick(japanese.KINDS, 'n / 60')} else ${pick(english.PLACES, 'n')} || ' ' || ${pick(english.KINDS, 'n / 20')} end || ' ' || n`;
  return {
    people: `insert into users (id, name, username, avatar, profile_icon_color, is_popup_shown, bio, tags, created_at)
        select n, ${name}, 'member' || n, case when n % 7 > 0 then 'person/p' || n end, '#5b3df5', false, 'Here for the music.', ${tags},
          now() - (n % 600) * interval '1 day' ${rows(count.users)};
      insert into wallets (address, user_id) select '0x' || lpad(to_hex(n + 4207804416::bigint), 40, '0'), n ${rows(count.users)};
      ${sequenceOf('users')}`,
    spaces: `insert into spaces (id, name, description, entity_type, is_game, picture, tags, creator_id, created_at)
        select n, ${place}, 'A quiet place to meet, built by hand. 静かな場所です。', case when n <= 40 then 'ENVIRONMENT' when n % 50 = 0 then 'MUSEUM' else 'USER_WORLD' end,
          n % 5 = 0, 'space/s' || n, ${tags}, case when n > 40 then ${popular(count.users)} end, now() - (n % 900) * interval '1 day' ${rows(count.spaces)};
      ${sequenceOf('spaces')}`,
    visits: `insert into visits (space_id, day, visits)
        select ${popular(count.spaces)}, current_date - (n % 20), 1 + n % 500 ${rows(count.visits)} on conflict do nothing;`,
    favourites: `insert into favourites (user_id, space_id, created_at)
        select ${anyOf(count.users)}, ${popular(count.spaces)}, now() - random() * interval '300 days' ${rows(count.favourites)} on conflict do nothing;
      insert into favourites (user_id, space_id) select ${BUSY_MEMBER}, n * 3 from generate_series(1, least(200, ${count.spaces} / 3)) n on conflict do nothing;`,
    follows: `insert into follows (follower_id, followed_id, created_at)
        select follower, followed, now() - random() * interval '500 days'
        from (select ${anyOf(count.users)} follower, ${popular(count.users)} followed ${rows(count.follows)}) pairs
        where follower <> followed on conflict do nothing;
      insert into follows (follower_id, followed_id) select ${BUSY_MEMBER}, n from generate_series(2, least(1500, ${count.users})) n on conflict do nothing;
      insert into follows (follower_id, followed_id) select n, ${BUSY_MEMBER} from generate_series(2, least(50000, ${count.users})) n on conflict do nothing;`,
    events: `insert into events (id, title, type, picture, space_id, host_id, starts_at, ends_at)
        select n, ${pick(english.PLACES, 'n')} || ' Night ' || n, ${pick(['party', 'concert', 'meetup', 'game', 'exhibition'], 'n')}, 'event/e' || n, ${anyOf(count.spaces)}, ${anyOf(count.users)},
          now() + (n * 7 % 800 - 700) * interval '6 hours', now() + (n * 7 % 800 - 700) * interval '6 hours' + interval '3 hours' ${rows(count.events)};
      ${sequenceOf('events')}`,
    avatars: `insert into avatars (id, name, picture, user_id, created_at)
        select n, 'Avatar ' || n, 'avatar/a' || n, ${anyOf(count.users)}, now() - n * interval '1 minute' ${rows(count.avatars)};
      ${sequenceOf('avatars')}`,
    posts: `insert into posts (id, user_id, text, picture, created_at)
        select n, ${popular(count.users)}, 'Found a corner of the ' || ${pick(english.KINDS, 'n')} || ' that few people visit.', case when n % 4 = 0 then 'post/p' || n end, now() - n * interval '1 minute' ${rows(count.posts)};
      ${sequenceOf('posts')}
      insert into post_likes (post_id, user_id) select ${popular(count.posts)}, ${anyOf(count.users)} ${rows(count.postLikes)} on conflict do nothing;
      update posts set like_count = liked.count from (select post_id, count(*) from post_likes group by 1) liked where liked.post_id = posts.id;
      insert into post_comments (id, post_id, user_id, text) select n, ${popular(count.posts)}, ${anyOf(count.users)}, 'See you there.' ${rows(count.comments)};
      ${sequenceOf('post_comments')}`,
    // Everybody writes to who is next to them and to who is a step further on; the busy member to many.
    conversations: `create temporary table pairs on commit drop as
        select row_number() over (order by low, high) id, low, high from (
          select ${BUSY_MEMBER} low, n + 1 high from generate_series(1, least(300, ${count.conversations} / 4)) n
          union select n low, n + 1 + n % 3 high from generate_series(2, ${count.conversations}) n where n + 4 <= ${count.users}
        ) both_people;
      insert into conversations (id, last_sequence, last_change, last_message_at)
        select id, ${MESSAGES_OF_A_CONVERSATION}, ${MESSAGES_OF_A_CONVERSATION}, now() - ((id % 200000) * interval '10 seconds') from pairs;
      insert into conversation_pairs (low_id, high_id, conversation_id, is_answered) select low, high, id, true from pairs;
      insert into conversation_members (conversation_id, user_id, read_sequence)
        select id, low, ${MESSAGES_OF_A_CONVERSATION} - (id % 3)::int from pairs union all select id, high, ${MESSAGES_OF_A_CONVERSATION} from pairs;
      insert into messages (conversation_id, sequence, sender_id, client_id, body, change, created_at)
        select id, n, case when n % 2 = 0 then low else high end, 'large-' || id || '-' || n, 'Message ' || n || ' of this conversation, about where to meet.', n,
          now() - ((id % 200000) * interval '10 seconds') - (${MESSAGES_OF_A_CONVERSATION} - n) * interval '1 minute'
        from pairs cross join generate_series(1, ${MESSAGES_OF_A_CONVERSATION}) n;
      ${sequenceOf('conversations')}`,
    NFTs: `insert into collections (id, name, description, picture, contract_address, network_id)
        select n, ${pick(english.PLACES, 'n')} || ' Collection ' || n, 'Drawn by hand.', 'collection/c' || n, '0x' || lpad(to_hex(n), 40, '0'), 1 ${rows(count.collections)};
      insert into nfts (id, collection_id, name, picture, token_id)
        select n, 1 + n % ${count.collections}, ${pick(english.KINDS, 'n')} || ' #' || n, 'nft/n' || n, n::text ${rows(count.nfts)};
      ${sequenceOf('collections')} ${sequenceOf('nfts')}`,
    XENY: `insert into xeny_movements (key, from_user, to_user, amount)
        select 'large:' || n, null, n, 50 + n % 20000 ${rows(count.users)};`,
  };
}
