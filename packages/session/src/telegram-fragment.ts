/** Longer data is not of Telegram; the operation has the same limit. */
const MAX_INIT_DATA_LENGTH = 4_096;

export interface TelegramFragment {
  /** `Telegram.WebApp.initData`: Telegram opened the page as a Mini App. */
  telegramInitData?: string;
  /** Query for the platform's Telegram callback: the user comes back from Telegram's login page. */
  telegramLogin?: string;
}

/**
 * What Telegram puts into the fragment of a URL. Undefined: nothing, and the fragment belongs to the page.
 *
 * @see https://core.telegram.org/bots/webapps
 * @see https://core.telegram.org/widgets/login
 */
export function readTelegramFragment(hash: string): TelegramFragment | undefined {
  if (!/^#(.*&)?tg(WebApp|AuthResult)/.test(hash)) return undefined;
  const fields = new URLSearchParams(hash.slice(1));
  const initData = fields.get('tgWebAppData');
  const login = readLogin(fields.get('tgAuthResult'));
  return {
    ...(initData && initData.length <= MAX_INIT_DATA_LENGTH ? { telegramInitData: initData } : {}),
    ...(login ? { telegramLogin: login } : {}),
  };
}

/** @param result signed fields as JSON in base64url; `false` after a cancelled login */
function readLogin(result: string | null): string | undefined {
  if (!result || result.length > MAX_INIT_DATA_LENGTH) return undefined;
  try {
    const bytes = Uint8Array.from(atob(result.replace(/-/g, '+').replace(/_/g, '/')), (byte) => byte.charCodeAt(0));
    const fields: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof fields !== 'object' || fields === null) return undefined;
    return String(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])));
  } catch {
    return undefined;
  }
}
