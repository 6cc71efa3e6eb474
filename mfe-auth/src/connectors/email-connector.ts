import type { Connector } from './connector.ts';

/** `secondFactor`: the account also needs the code of an authenticator app. */
type CodeOutcome = 'accepted' | 'secondFactor';

/** A login method that sends a one-time code by mail. `connect` returns the wallet after `enterCode` accepted the code. */
export interface EmailConnector extends Connector {
  /** Sends a new code, which replaces an earlier one. @throws EmailCodeError, ConnectorError */
  sendCode(email: string, signal: AbortSignal): Promise<void>;
  /** @throws EmailCodeError, ConnectorError */
  enterCode(code: string, signal: AbortSignal): Promise<CodeOutcome>;
  /** Only after `secondFactor`. @throws EmailCodeError, ConnectorError */
  enterSecondFactor(code: string, signal: AbortSignal): Promise<CodeOutcome>;
}

export type EmailCodeProblem =
  | 'wrongCode'
  | 'expired'
  /** Too many wrong codes: only a new code helps. */
  | 'tooManyTries'
  /** Too many mails to this address: only time helps. */
  | 'tooManyMails'
  /** The service does not send mails to this address. */
  | 'invalidEmail';

export class EmailCodeError extends Error {
  readonly problem: EmailCodeProblem;
  /** Only for a wrong code, and only if the service reports it. */
  readonly triesLeft: number | undefined;

  constructor(problem: EmailCodeProblem, triesLeft?: number) {
    super(`The login by email code failed: ${problem}.`);
    this.name = 'EmailCodeError';
    this.problem = problem;
    this.triesLeft = triesLeft;
  }
}
