import type { describeHandOff as contract } from '@xana/contracts/http/auth/describe-hand-off';
import type { Handler } from '../../../http/handler.ts';
import { handOffNumber, handOffRoom } from './hand-offs.ts';

export const describeHandOff: Handler<typeof contract> = async ({ input, apiError }) => {
  const room = handOffRoom(input.builderLoginHash, input.deviceId);
  if (!room) throw apiError('INPUT_INVALID');
  return { number: handOffNumber(room) };
};
