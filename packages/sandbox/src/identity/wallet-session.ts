import { createHmac, timingSafeEqual } from 'node:crypto';

/** As long as the sessions of the real service (LG-07). */
const SESSION_SECONDS = 604_800;

/** A cookie that names a user of the stand-in, so that the site gets the wallet again after a reload without a window. */
export function createWalletSessions(secret: string, port: () => string) {
  // Cookies of localhost do not depend on the port: a second sandbox on this machine needs a cookie of its own.
  const name = () => `xana_sandbox_wallet_${port()}`;
  const sign = (text: string) => createHmac('sha256', secret).update(`session ${text}`).digest('base64url');
  const cookie = (value: string, seconds: number) =>
    `${name()}=${value}; Max-Age=${seconds}; Path=/wallet; HttpOnly; SameSite=Strict`;
  return {
    create(subject: string, now = Date.now()): string {
      const text = `${Buffer.from(subject).toString('base64url')}.${now + SESSION_SECONDS * 1_000}`;
      return cookie(`${text}.${sign(text)}`, SESSION_SECONDS);
    },
    end: (): string => cookie('', 0),
    /** The subject; null without a valid cookie. */
    read(cookies: string | undefined, now = Date.now()): string | null {
      const [, text = '', expires = '', signature = ''] =
        new RegExp(`(?:^|; )${name()}=([\\w-]+\\.(\\d+))\\.([\\w-]+)`).exec(cookies ?? '') ?? [];
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      if (expected.length !== given.length || !timingSafeEqual(expected, given) || Number(expires) < now) return null;
      return Buffer.from(text.slice(0, text.indexOf('.')), 'base64url').toString();
    },
  };
}

export type WalletSessions = ReturnType<typeof createWalletSessions>;
