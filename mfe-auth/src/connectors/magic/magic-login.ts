import type { Magic } from 'magic-sdk';
import { ConnectorError } from '../connector.ts';
import { EmailCodeError, type EmailCodeProblem } from '../email-connector.ts';

/** Not a DID token, which is base64. */
export const SECOND_FACTOR = 'secondFactor';
type CheckedCode = string | typeof SECOND_FACTOR;

/** One login by email code, from the mail to the DID token. */
export interface MagicLogin {
  email: string;
  /** Settles when the mail was sent. */
  sent: Promise<void>;
  /** @returns the DID token, or `secondFactor` when the service asks for one. @throws EmailCodeError, ConnectorError */
  enter(code: string): Promise<CheckedCode>;
  /** @param code of the user's authenticator app */
  enterSecondFactor(code: string): Promise<CheckedCode>;
  cancel(): void;
}

/** Events that end the check of a code. */
const CODE_PROBLEMS = {
  'invalid-email-otp': 'wrongCode',
  'expired-email-otp': 'expired',
  'max-attempts-reached': 'tooManyTries',
  'login-throttled': 'tooManyMails',
  'invalid-mfa-otp': 'wrongCode',
} as const satisfies Record<string, EmailCodeProblem>;

/** `RPCErrorCode` of the SDK, which is not imported because the SDK loads on demand. */
const ERROR_CODES: Record<number, EmailCodeProblem> = {
  [-32602]: 'invalidEmail',
  [-10010]: 'invalidEmail',
  [-10018]: 'invalidEmail',
  [-10002]: 'tooManyMails',
  [-10035]: 'tooManyMails',
  [-10031]: 'tooManyTries',
};
const CANCELLED = -10014;

/** Turns the events of the SDK into promises. Its own promise stays pending while codes are wrong, and when it is offline. */
export function startMagicLogin(magic: Magic, email: string): MagicLogin {
  const login = magic.auth.loginWithEmailOTP({ email, showUI: false });
  const token = new Promise<string>((resolve, reject) => {
    login.then(
      (didToken) => (didToken ? resolve(didToken) : reject(new ConnectorError('failed', { cause: 'no DID token' }))),
      (error: unknown) => reject(toProblem(error)),
    );
  });
  // The user may have moved on to another email: nothing waits for this token then.
  token.catch(() => undefined);
  let rejectCode: (error: EmailCodeError | ConnectorError) => void = () => undefined;
  let rejectSending: typeof rejectCode = () => undefined;
  for (const [event, problem] of Object.entries(CODE_PROBLEMS) as [keyof typeof CODE_PROBLEMS, EmailCodeProblem][]) {
    login.on(event, () => {
      rejectCode(new EmailCodeError(problem));
      rejectSending(new EmailCodeError(problem));
    });
  }
  let askSecondFactor: () => void = () => undefined;
  login.on('mfa-sent-handle', () => askSecondFactor());
  const sent = new Promise<void>((resolve, reject) => {
    rejectSending = reject;
    login.on('email-otp-sent', () => resolve());
    token.then(() => resolve(), reject);
  });
  sent.catch(() => undefined);
  const check = (send: () => void) =>
    new Promise<CheckedCode>((resolve, reject) => {
      rejectCode = reject;
      askSecondFactor = () => resolve(SECOND_FACTOR);
      token.then(resolve, reject);
      send();
    });
  return {
    email,
    sent,
    enter: (code) => check(() => login.emit('verify-email-otp', code)),
    enterSecondFactor: (code) => check(() => login.emit('verify-mfa-code', code)),
    cancel: () => login.emit('cancel'),
  };
}

function toProblem(error: unknown): EmailCodeError | ConnectorError {
  const code = Number((error as { code?: unknown } | null)?.code);
  const problem = ERROR_CODES[code];
  if (problem) return new EmailCodeError(problem);
  return new ConnectorError(code === CANCELLED ? 'cancelled' : 'failed', { cause: error });
}
