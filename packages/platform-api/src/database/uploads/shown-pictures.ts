import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

type Condition = ReturnType<typeof sql<boolean>>;
interface Lookup {
  /** `upload/…` or `space/s38-xana-lobby`. */
  name: string;
  /** The first number in the key: of a scene it is the id of its row, so that no list is searched. */
  id: number;
}

/** By kind of picture, whether a row shows it. */
const SHOWN: Record<string, (lookup: Lookup) => Condition> = {
  upload: ({ name }) => sql`exists (select 1 from uploads where key = ${name} and is_kept)`,
  chat: ({ name }) => sql`exists (select 1 from uploads where key = ${name} and is_kept
    and (expires_at is null or expires_at > now()))
    and not exists (select 1 from message_pictures shown join messages using (conversation_id, sequence)
      where shown.picture = ${name} and messages.deleted_at is not null)`,
  space: ({ name, id }) => sql`exists (select 1 from spaces where id = ${id} and picture = ${name})
    or exists (select 1 from built_worlds where id = ${id} and picture = ${name})`,
  event: ({ name, id }) => sql`exists (select 1 from events where id = ${id} and picture = ${name})`,
  post: ({ name, id }) => sql`exists (select 1 from posts where id = ${id} and picture = ${name})`,
  person: ({ name, id }) => sql`exists (select 1 from users where id = ${id} and avatar = ${name})`,
  banner: ({ name, id }) => sql`exists (select 1 from users where id = ${id} and banner = ${name})`,
  avatar: ({ name, id }) => sql`exists (select 1 from avatars where id = ${id} and picture = ${name})`,
  collection: ({ name, id }) => sql`exists (select 1 from collections where id = ${id} and picture = ${name})`,
  nft: ({ name, id }) =>
    sql`exists (select 1 from nfts where (id = ${id} or collection_id = ${id}) and picture = ${name})`,
  product: ({ name }) => sql`exists (select 1 from products where picture = ${name})`,
};

/** Whether a row shows this picture. */
export async function isPictureShown(database: Database, name: string): Promise<boolean> {
  const [kind = '', key = ''] = name.split('/');
  const condition = Object.hasOwn(SHOWN, kind) ? SHOWN[kind] : undefined;
  if (!condition) return false;
  const id = Number(/\d{1,9}/.exec(key)?.[0] ?? 0);
  const { rows } = await sql<{ is_shown: boolean }>`select ${condition({ name, id })} is_shown`.execute(database);
  return rows[0]?.is_shown === true;
}
