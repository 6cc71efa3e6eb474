import { apiError } from '../../../api-error.ts';
import type { Database } from '../../../database/connect-database.ts';
import type { Caller } from '../../../http/handler.ts';

/** A session that an app got by a hand-off ends itself and no other. @throws ApiError ACCESS_DENIED */
export async function refuseApps(database: Database, { sessionId }: Caller): Promise<void> {
  const session = await database.selectFrom('sessions').select('app').where('id', '=', sessionId).executeTakeFirst();
  if (session?.app) throw apiError('ACCESS_DENIED', 'A session of an app ends no other session.');
}
