import type { Database } from '../database/connection/connect-database.ts';
import { ensureAccount } from '../database/official/official-content.ts';

/** A reserved name (`reserved-names.ts`), so that no member has it. */
const ACCOUNT = { name: 'XANA', username: 'xana', profile_icon_color: '#5b3df5', approval_state: 'approved' } as const;

/** The account that hosts official events and owns the pictures of official content. It has no login method. */
export const officialAccount = (database: Database): Promise<number> => ensureAccount(database, ACCOUNT);
