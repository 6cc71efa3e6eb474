import { type ApiClient, isApiError } from '@xana/api-client';
import type { TelegramArrival } from './exchange-arrival.ts';
import type { SafeStorage } from './safe-storage.ts';
import type { EstablishSession, HandOff } from './session-types.ts';

/** A visitor who arrives from Telegram stays logged in for this time (LG-09), also after a reload. */
const TELEGRAM_VISIT_MS = 30_000;

interface TelegramArrivalOptions {
  client: ApiClient;
  storage: SafeStorage;
  handOff: { read(): HandOff; clear(): void };
  establish: EstablishSession;
  /** Whether an earlier session of this browser is still to be restored. */
  isAwaited(): boolean;
  restore(): void;
  endSession(): void;
  onFailed(error: unknown): void;
}

interface TelegramAddress {
  telegramToken?: string;
  telegramError?: string;
  telegramInitData?: string;
}

/** Logs in with what Telegram put into the address of the page. */
export function createTelegramArrival(options: TelegramArrivalOptions) {
  const { client, storage, handOff, establish, isAwaited, restore } = options;

  /** Does not restore an earlier session in parallel, because its response would replace the new refresh cookie. */
  async function arrive(arrival: TelegramArrival): Promise<void> {
    const isVisit = 'token' in arrival;
    try {
      const { exchangeArrival } = await import('./exchange-arrival.ts');
      const live = await exchangeArrival(client, arrival, handOff.read());
      storage.remove('telegramVisit');
      if (isVisit) storage.write('telegramVisit', String(Date.now() + TELEGRAM_VISIT_MS));
      else storage.write('telegramLaunch', launchOf(arrival.initData));
      establish({ ...live, wallet: { type: 'SNS', address: live.user.userWallet.address, provider: null } });
    } catch (error) {
      handOff.clear();
      options.onFailed(error);
      if (isApiError(error) && error.status > 0) options.endSession();
      else restore();
    }
  }

  /** A login that the platform rejected before it redirected here. It ends an earlier session, like every failed login (LG-12). */
  async function arriveRejected(code: string): Promise<void> {
    handOff.clear();
    options.onFailed({ code });
    options.endSession();
  }

  /** @returns undefined when the address contains nothing of Telegram that is new */
  return ({ telegramToken, telegramError, telegramInitData }: TelegramAddress): Promise<void> | undefined => {
    if (telegramError) return arriveRejected(telegramError);
    if (telegramToken) return arrive({ token: telegramToken });
    if (!telegramInitData) return undefined;
    // A reload inside Telegram repeats the data, which is valid once: the session of this browser continues.
    const isRepeated = isAwaited() && storage.read('telegramLaunch') === launchOf(telegramInitData);
    return isRepeated ? undefined : arrive({ initData: telegramInitData });
  };
}

/** The hash in the signed data differs for each launch. It is of no use once the data was used. */
const launchOf = (initData: string): string => new URLSearchParams(initData).get('hash') ?? '';
