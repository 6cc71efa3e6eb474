import type { downloadMyData as contract } from '@xana/contracts/http/settings/download-my-data';
import { selectMemberData } from '../../database/settings/member-data.ts';
import type { Handler } from '../../http/handler.ts';
import { requireNoAppSession } from '../auth/sessions/app-client.ts';

/** Limits the answer: messages, the largest section, have about 20 MB. */
const MAX_ROWS = 10_000;

export const downloadMyData: Handler<typeof contract> = async ({ caller, database, memberLimits }) => {
  await requireNoAppSession(database, caller);
  await memberLimits.require('downloadData', caller.userId);
  return { createdAt: new Date().toISOString(), sections: await selectMemberData(database, caller.userId, MAX_ROWS) };
};
