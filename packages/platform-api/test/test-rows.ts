import type { Insertable } from 'kysely';
import type { Tables } from '../src/database/tables.ts';
import type { TestServer } from './test-server.ts';

type Fields<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

const HOUR_MS = 3_600_000;

/** Inserts a space. @returns its id */
export async function insertSpace({ database }: TestServer, fields: Fields<'spaces'> = {}): Promise<number> {
  const space = { name: 'Garden', entity_type: 'USER_WORLD' as const, picture: 'space/s1', tags: [], ...fields };
  return (await database.insertInto('spaces').values(space).returning('id').executeTakeFirstOrThrow()).id;
}

interface EventFields extends Fields<'events'> {
  host_id: number;
  space_id: number;
  starts_at?: Date;
}

/** Inserts an event, which begins now and lasts an hour. @returns its id */
export async function insertEvent({ database }: TestServer, fields: EventFields): Promise<number> {
  const { starts_at = new Date() } = fields;
  const times = { starts_at, ends_at: new Date(starts_at.getTime() + HOUR_MS) };
  const event = { title: 'Lanterns', type: 'party' as const, picture: 'event/e1', ...times, ...fields };
  return (await database.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow()).id;
}

/** Inserts a 3D space, which its owner can show in a space. @returns its id */
export async function insertBuiltWorld({ database }: TestServer, owner_id: number): Promise<number> {
  const builtWorld = { owner_id, name: 'Tower', picture: 'space/s1' };
  return (await database.insertInto('built_worlds').values(builtWorld).returning('id').executeTakeFirstOrThrow()).id;
}
