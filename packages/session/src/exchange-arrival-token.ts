import type { ApiClient } from '@xana/api-client';
import { exchangeTelegramToken } from '@xana/contracts/http/auth/exchange-telegram-token';
import type { Credentials, HandOff } from './session-types.ts';

/** Exchanges the one-time token of an arrival from Telegram for a session. @throws ApiError */
export async function exchangeArrivalToken(
  client: ApiClient,
  token: string,
  { builderLoginHash, deviceId = 'xana-web', loginFor }: HandOff,
): Promise<Omit<Credentials, 'wallet'>> {
  return client.call(exchangeTelegramToken, { token, builderLoginHash, deviceId, type: loginFor });
}
