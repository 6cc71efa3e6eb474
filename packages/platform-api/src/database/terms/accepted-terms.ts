import type { Database } from '../connection/connect-database.ts';

interface AcceptedTerms {
  userId: number;
  version: string;
  /** Of a wallet that signed. */
  signed: { message: string; signature: string } | null;
}

export function findAcceptedTerms(database: Database, userId: number, version: string) {
  return database
    .selectFrom('accepted_terms')
    .select(['version', 'accepted_at', 'signature'])
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The first acceptance of a version stays, with its time. */
export async function insertAcceptedTerms(
  database: Database,
  { userId, version, signed }: AcceptedTerms,
): Promise<void> {
  await database
    .insertInto('accepted_terms')
    .values({ user_id: userId, version, message: signed?.message ?? null, signature: signed?.signature ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
