import { screen } from '@testing-library/react';
import { loginExternalWallet, saveUserNonce, verifySignature } from '@xana/contracts/http/auth/wallet-login';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { LoginDialog } from './login-dialog.tsx';

const ORIGIN = 'http://localhost:4552';
const AT = '2026-11-22T08:00:00.000Z';

interface LoginOptions {
  locale?: 'en' | 'ja';
  /** The codes with which the server rejects the first logins. */
  rejections?: string[];
}

/** Opens the dialog with the services of the sandbox. `established` counts the sessions that began. */
export async function openLoginDialog({ locale, rejections = [] }: LoginOptions = {}) {
  const established = jest.fn();
  const nonces = jest.fn();
  const shell = await renderInFakeShell(LoginDialog, {
    remote: 'mfe-auth',
    locale,
    establish: established,
    handOff: { builderLoginHash: 'made-up-by-the-app', deviceId: 'phone-7' },
    config: {
      // The wallet signs a text without fields, so that the answers need none.
      authMessageMode: 'fixed',
      origins: { site: 'https://xana.test' } as never,
      login: { social: { kind: 'sandbox', origin: ORIGIN }, email: { kind: 'sandbox', origin: ORIGIN } },
    },
    answers: [
      answerTo(saveUserNonce, (input) => {
        nonces(input);
        return { nonce: 'abcDEF1234567890', message: '', serverTime: AT } as never;
      }),
      answerTo(loginExternalWallet, () => {
        const code = rejections.shift();
        if (code) throw apiError({ code: code as never, message: 'For developers.', status: 400 });
        return {} as never;
      }),
      answerTo(
        verifySignature,
        () => ({ user: buildMember({ name: 'Mia' }), token: 'token', expiresAt: AT, serverTime: AT }) as never,
      ),
    ],
  });
  return { ...shell, established, nonces };
}

/** The element with role `alert` that contains this text. */
export const alertWith = async (text: string) =>
  (await screen.findByText(text)).closest('[role="alert"]') ??
  Promise.reject(new Error(`"${text}" is not in an alert.`));
