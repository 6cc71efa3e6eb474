import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { existsColumn } from '../statements/exists-column.ts';
import { arrayOfAnyLength } from '../statements/plan-once.ts';

export type SearchedType = 'world' | 'profile' | 'nft' | 'collection' | 'event' | 'post';

export interface HitRow {
  type: SearchedType;
  id: number;
  name: string;
  description: string;
  name_ja: string | null;
  description_ja: string | null;
  picture: string | null;
  color: string | null;
  entity_type: string | null;
  username: string | null;
  follower_count: number | null;
  is_following: boolean | null;
  is_favourite: boolean | null;
  address: string | null;
  token_id: string | null;
  contract_address: string | null;
  network_id: number | null;
  starts_at: Date | null;
  created_at: Date | null;
}

/** The columns that not every type has, with their types in the database. */
const OPTIONAL = {
  name_ja: 'text',
  description_ja: 'text',
  color: 'text',
  entity_type: 'text',
  username: 'text',
  follower_count: 'integer',
  is_following: 'boolean',
  is_favourite: 'boolean',
  address: 'text',
  token_id: 'text',
  contract_address: 'text',
  network_id: 'integer',
  starts_at: 'timestamptz',
  created_at: 'timestamptz',
} as const;

type Columns = { [Name in keyof typeof OPTIONAL]?: RawBuilder<unknown> };

/** The rows of pages of several types in one statement: those of a page in its order, the pages in any. */
export async function readHits(
  database: Database,
  pages: readonly { type: SearchedType; ids: readonly number[] }[],
  callerId: number | null,
): Promise<HitRow[]> {
  const filled = pages.filter(({ ids }) => ids.length > 0);
  if (filled.length === 0) return [];
  const sources = filled.map(
    ({ type, ids }) => sql`select ${type}::text type, found.*, place
      from unnest(${arrayOfAnyLength(ids, 'integer')}) with ordinality page (id, place)
      join (${hitSource(type, callerId)}) found on found.id = page.id`,
  );
  const { rows } = await sql<HitRow>`${sql.join(sources, sql` union all `)} order by place`.execute(database);
  return rows;
}

/** The rows of each type, with null for the columns of other types. */
function hitSource(type: SearchedType, callerId: number | null): RawBuilder<unknown> {
  const me = callerId ?? 0;
  const ref = sql.ref;
  switch (type) {
    case 'world':
      return sql`select spaces.id, name, description, picture, ${columns({
        name_ja: ref('name_ja'),
        description_ja: ref('description_ja'),
        entity_type: ref('entity_type'),
        is_favourite: existsColumn(
          sql`favourites where favourites.space_id = spaces.id and favourites.user_id = ${me}`,
        ),
      })} from spaces`;
    case 'profile':
      return sql`select users.id, name, bio description, avatar picture, ${columns({
        color: ref('profile_icon_color'),
        username: ref('username'),
        follower_count: ref('followers'),
        is_following: existsColumn(sql`follows where follows.followed_id = users.id and follows.follower_id = ${me}`),
        address: sql`(select wallets.address from wallets where wallets.user_id = users.id order by linked_at, address limit 1)`,
      })} from users join user_counts on user_id = users.id`;
    case 'nft':
      return sql`select nfts.id, nfts.name, nfts.description, nfts.picture, ${columns({
        token_id: ref('token_id'),
        contract_address: ref('contract_address'),
        network_id: ref('network_id'),
      })} from nfts join collections on collections.id = nfts.collection_id`;
    case 'collection':
      return sql`select id, name, description, picture, ${columns({
        contract_address: ref('contract_address'),
        network_id: ref('network_id'),
      })} from collections`;
    case 'event':
      return sql`select events.id, title name, events.description, events.picture, ${columns({
        username: ref('users.username'),
        starts_at: ref('starts_at'),
      })} from events join users on users.id = events.host_id`;
    case 'post':
      return sql`select posts.id, users.name, posts.text description, posts.picture, ${columns({
        color: ref('users.profile_icon_color'),
        username: ref('users.username'),
        created_at: ref('posts.created_at'),
      })} from posts join users on users.id = posts.user_id`;
  }
}

function columns(own: Columns): RawBuilder<unknown> {
  return sql.join(
    Object.entries(OPTIONAL).map(
      ([name, type]) => sql`${own[name as keyof typeof own] ?? sql`null::${sql.raw(type)}`} ${sql.ref(name)}`,
    ),
  );
}
