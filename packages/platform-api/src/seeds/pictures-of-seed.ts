import type { Database } from '../database/connection/connect-database.ts';

export interface SeededPictures {
  spaces: { name: string; picture: string }[];
  events: { title: string; picture: string }[];
  collections: string[];
  nfts: string[];
  avatars: string[];
  people: string[];
  banners: string[];
  posts: string[];
}

export async function picturesOfSeed(database: Database): Promise<SeededPictures> {
  const keysOf = async (table: 'collections' | 'nfts' | 'avatars') =>
    (await database.selectFrom(table).select('picture').orderBy('id').execute()).map(({ picture }) => picture);
  const users = await database.selectFrom('users').select(['avatar', 'banner']).orderBy('id').execute();
  const posts = await database.selectFrom('posts').select('picture').orderBy('id').execute();
  return {
    spaces: await database.selectFrom('spaces').select(['name', 'picture']).orderBy('id').execute(),
    events: await database.selectFrom('events').select(['title', 'picture']).orderBy('id').execute(),
    collections: await keysOf('collections'),
    nfts: await keysOf('nfts'),
    avatars: await keysOf('avatars'),
    people: users.flatMap(({ avatar }) => avatar ?? []),
    banners: users.flatMap(({ banner }) => banner ?? []),
    posts: posts.flatMap(({ picture }) => picture ?? []),
  };
}
