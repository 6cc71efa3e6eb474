import type { MessageSenders } from '@xana/contracts/http/settings/privacy-choices';
import type { PrivacySettings } from '@xana/contracts/http/settings/privacy-settings';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

const NONE: MessageSenders = 'nobody';
const DEFAULTS: PrivacySettings = { messageSenders: 'everybody', showsPresence: true };

export async function selectPrivacySettings(database: Database, userId: number): Promise<PrivacySettings> {
  const row = await database
    .selectFrom('privacy_settings')
    .select(['message_senders as messageSenders', 'shows_presence as showsPresence'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? DEFAULTS;
}

/** Fields that are undefined keep their value. One statement, so that concurrent changes of two fields both remain. */
export async function updatePrivacy(
  database: Database,
  userId: number,
  { messageSenders, showsPresence }: { [Field in keyof PrivacySettings]?: PrivacySettings[Field] | undefined },
): Promise<void> {
  const changes = {
    ...(messageSenders === undefined ? {} : { message_senders: messageSenders }),
    ...(showsPresence === undefined ? {} : { shows_presence: showsPresence }),
  };
  await database
    .insertInto('privacy_settings')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...changes }))
    .execute();
}

/** A condition: the user accepts messages of users whom they have written to. */
export const acceptsAnswers = (userId: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from privacy_settings where privacy_settings.user_id = ${userId} and message_senders = ${NONE})`;

/** Of these users, those who do not show their presence. */
export async function selectHiddenPresences(database: Database, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('privacy_settings')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('shows_presence', '=', false)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

export const showsPresence = (userId: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from privacy_settings where privacy_settings.user_id = ${userId} and not shows_presence)`;
