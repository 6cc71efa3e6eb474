import type { ApiClient } from '@xana/api-client';
import { exchangeTelegramToken, loginWithTelegramMiniApp } from '@xana/contracts/http/auth/telegram-login';
import type { Credentials, HandOff } from './session-types.ts';

/** What Telegram put into the address: a one-time token, or the signed data of a Mini App. */
export type TelegramArrival = { token: string } | { initData: string };

/** Exchanges an arrival from Telegram for a session. @throws ApiError */
export async function exchangeArrival(
  client: ApiClient,
  arrival: TelegramArrival,
  { builderLoginHash, deviceId = 'xana-web', loginFor }: HandOff,
): Promise<Omit<Credentials, 'wallet'>> {
  const fields = { builderLoginHash, deviceId, type: loginFor };
  return 'token' in arrival
    ? client.call(exchangeTelegramToken, { ...arrival, ...fields })
    : client.call(loginWithTelegramMiniApp, { ...arrival, ...fields });
}
