import { isApiError, useMount } from '@xana/remote-kit';
import { walletProblem } from '@xana/wallet/provider-errors';
import { useEffect, useRef, useState } from 'react';
import type { ConnectedWallet, Connector } from '../../connectors/connector.ts';
import { disconnectOther } from '../../wallet-connection/disconnect-other.ts';
import { useLoginProblem } from './login-problem.ts';

/** `link`: adds the method to the account. `confirm`: proves with a method of the account that the member is there. */
type Purpose = 'login' | 'link' | 'confirm';

export interface ChosenMethod {
  /** Identifies the button or view that shows the progress. */
  id: string;
  /** The name of the method or wallet, for messages. */
  name: string;
  connector: Connector;
}

/** The state of one login method at work, for the views of all methods. */
export interface Attempt {
  purpose: Purpose;
  /** The `id` of the running attempt. */
  busyWith: string | null;
  /** `signing`: the wallet is connected and is asked for a signature. */
  step: 'connecting' | 'signing' | null;
  /** Text of the last failure; empty without one. */
  problem: string;
  /** The error behind `problem`, for a view that reacts to one of them. */
  error: unknown;
  /** Starts an attempt. It does nothing while another one runs. @param connected skips the connection */
  start(method: ChosenMethod, connected?: ConnectedWallet): Promise<void>;
  /** Asks for the signature again, without a new connection. Null unless the user dismissed the signature. */
  signAgain: (() => void) | null;
  /** Ends the running attempt without a message. */
  cancel(): void;
  showMessage(text: string): void;
}

interface Failure {
  text: string;
  error: unknown;
}

interface AttemptOptions {
  purpose: Purpose;
  onConnected(wallet: ConnectedWallet, method: ChosenMethod, signal: AbortSignal): Promise<void>;
  /** The text of an error, where it differs from that of a login. */
  textOf?(error: unknown): string | undefined;
  /** The attempt failed, or its user did not sign and chose something else; then there is no failure. */
  onGivenUp?(failure?: Failure): void;
}

/** A connected wallet whose user dismissed the signature. */
interface Dismissed {
  method: ChosenMethod;
  wallet: ConnectedWallet;
}

const NO_FAILURE: Failure = { text: '', error: null };

/** Connects a wallet by any method and passes it on, one attempt at a time, and describes a failure. */
export function useAttempt({ purpose, onConnected, textOf, onGivenUp }: AttemptOptions): Attempt {
  const describe = useLoginProblem();
  const { session } = useMount();
  const [running, setRunning] = useState<{ id: string; step: 'connecting' | 'signing' } | null>(null);
  const [failure, setFailure] = useState(NO_FAILURE);
  const controller = useRef<AbortController | null>(null);
  const [dismissed, setDismissed] = useState<Dismissed | null>(null);
  const kept = useRef(dismissed);
  kept.current = dismissed;

  const dropDismissed = () => {
    if (!kept.current) return;
    void disconnectOther(session, kept.current.method.connector, kept.current.wallet);
    onGivenUp?.();
    kept.current = null;
    setDismissed(null);
  };
  const cancel = () => {
    controller.current?.abort();
    dropDismissed();
  };
  useEffect(() => cancel, []);

  const run = async (method: ChosenMethod, connected: ConnectedWallet | null) => {
    if (controller.current) return;
    const own = new AbortController();
    controller.current = own;
    setRunning({ id: method.id, step: 'connecting' });
    setFailure(NO_FAILURE);
    let wallet = connected;
    try {
      wallet ??= await method.connector.connect(own.signal);
      setRunning({ id: method.id, step: 'signing' });
      await onConnected(wallet, method, own.signal);
    } catch (error) {
      const failed = { text: textOf?.(error) ?? describe(error, method.name, wallet !== null) ?? '', error };
      if (wallet && !isApiError(error) && walletProblem(error) === 'rejected') setDismissed({ method, wallet });
      else {
        await disconnectOther(session, method.connector, wallet);
        onGivenUp?.(failed);
      }
      setFailure(failed);
    } finally {
      controller.current = null;
      setRunning(null);
    }
  };
  const start: Attempt['start'] = async (method, connected) => {
    if (!controller.current) dropDismissed();
    await run(method, connected ?? null);
  };
  const signAgain =
    dismissed &&
    (() => {
      kept.current = null;
      setDismissed(null);
      void run(dismissed.method, dismissed.wallet);
    });
  return {
    purpose,
    busyWith: running?.id ?? null,
    step: running?.step ?? null,
    problem: failure.text,
    error: failure.error,
    start,
    signAgain,
    cancel,
    showMessage: (text) => setFailure({ text, error: null }),
  };
}
