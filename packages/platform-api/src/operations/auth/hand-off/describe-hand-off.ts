import type { describeHandOff as contract } from '@xana/contracts/http/auth/describe-hand-off';
import type { Handler } from '../../../http/handler.ts';
import { handOffNumber, placeOfHandOff } from './hand-offs.ts';

export const describeHandOff: Handler<typeof contract> = async ({ input, apiError }) => {
  const place = placeOfHandOff(input.builderLoginHash, input.deviceId);
  if (!place) throw apiError('INPUT_INVALID');
  return { number: handOffNumber(place) };
};
