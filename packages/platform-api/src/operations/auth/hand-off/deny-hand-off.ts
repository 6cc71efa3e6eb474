import type { denyHandOff as contract } from '@xana/contracts/http/auth/deny-hand-off';
import { deleteHandOff } from '../../../database/auth/hand-offs.ts';
import type { Handler } from '../../../http/handler.ts';
import { handOffRoom, readGrantingSession } from './hand-offs.ts';

export const denyHandOff: Handler<typeof contract> = async ({ input, caller, database, handOffs, apiError }) => {
  const room = handOffRoom(input.builderLoginHash, input.deviceId);
  if (!room) throw apiError('INPUT_INVALID');
  await readGrantingSession(database, caller.sessionId);
  await deleteHandOff(database, room, caller.userId);
  handOffs.emit({ room, info: null });
  return {};
};
