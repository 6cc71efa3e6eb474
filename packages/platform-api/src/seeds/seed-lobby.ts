import type { ConnectedDatabase } from '../database/connection/connect-database.ts';
import { withMigrationLock } from '../database/connection/migrate.ts';
import { continueSpaceIds, insertSpaceWithId } from '../database/official/official-content.ts';
import { pictureKey } from '../media/scenes/words-of-names.ts';
import { LOBBY_ID } from './seed-context.ts';
import { LOBBY_WORDS } from './words/official.ts';

const TAGS = ['socializing', 'chatting', 'fun'];

/**
 * Creates the Lobby, which every page links to (RT-02), where it is missing. New spaces get ids after it. A space of a
 * member that has its id already is kept.
 */
export const seedLobby = (database: ConnectedDatabase): Promise<void> =>
  withMigrationLock(database, (connection) =>
    connection.transaction().execute(async (transaction) => {
      const isCreated = await insertSpaceWithId(transaction, {
        ...LOBBY_WORDS,
        id: LOBBY_ID,
        entity_type: 'ENVIRONMENT',
        picture: pictureKey('space', `s${LOBBY_ID}`, LOBBY_WORDS.name),
        tags: TAGS,
        creator_id: null,
      });
      if (isCreated) await continueSpaceIds(transaction);
    }),
  );
