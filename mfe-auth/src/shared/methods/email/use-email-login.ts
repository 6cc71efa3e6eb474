import { useMount } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef, useState } from 'react';
import { ConnectorError } from '../../../connectors/connector.ts';
import { EmailCodeError, type EmailConnector } from '../../../connectors/email-connector.ts';
import { loadEmailConnector } from '../../../connectors/load-email-connector.ts';
import { useText } from '../phrases/phrases.ts';
import type { Attempt } from '../use-attempt.ts';

const RESEND_DELAY_MS = 30_000;

export type EmailProblem = EmailCodeError | ConnectorError;

/** The steps of a login by email code: address, code, for some accounts the code of an authenticator app, signature. */
export function useEmailLogin(attempt: Attempt) {
  const t = useText();
  const { config } = useMount();
  const session = useSession();
  const [step, setStep] = useState<'email' | 'code' | 'secondFactor'>('email');
  const [busy, setBusy] = useState<'sending' | 'checking' | null>(null);
  const [problem, setProblem] = useState<EmailProblem | null>(null);
  /** The address of the last code, how often it was sent, and when a new one may be sent. */
  const [sent, setSent] = useState({ to: '', times: 0, resendAt: 0 });
  const connector = useRef<Promise<EmailConnector> | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const service = config.login?.email;
  const load = () => {
    if (!service) throw new ConnectorError('failed', { cause: 'config.login.email is missing.' });
    connector.current ??= loadEmailConnector({ service, chainId: session.chainId(), rpc: config.rpc });
    connector.current.catch(() => {
      connector.current = null;
    });
    return connector.current;
  };
  /** Runs one request; a later one, or leaving the view, aborts it. @returns undefined when it failed or was aborted */
  const request = async <Value>(what: 'sending' | 'checking', work: (signal: AbortSignal) => Promise<Value>) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setBusy(what);
    setProblem(null);
    attempt.showMessage('');
    try {
      const value = await work(own.signal);
      return own.signal.aborted ? undefined : value;
    } catch (error) {
      if (!own.signal.aborted) setProblem(toEmailProblem(error));
      return undefined;
    } finally {
      if (controller.current === own) setBusy(null);
    }
  };
  const send = async (email: string) => {
    const isSent = await request('sending', async (signal) => {
      await (await load()).sendCode(email, signal);
      return true;
    });
    if (!isSent) return;
    setSent(({ times, to }) => ({
      to: email,
      times: to === email ? times + 1 : 1,
      resendAt: Date.now() + RESEND_DELAY_MS,
    }));
    setStep('code');
  };
  const enter = async (code: string) => {
    const outcome = await request('checking', async (signal) => {
      const current = await load();
      return step === 'secondFactor' ? current.enterSecondFactor(code, signal) : current.enterCode(code, signal);
    });
    if (!outcome) return;
    if (outcome === 'secondFactor') return setStep('secondFactor');
    await attempt.start({ id: 'email', name: t('login.email'), connector: await load() });
    // After a success the dialog is gone. After a failure the code is used up.
    setSent(({ to }) => ({ to, times: 0, resendAt: 0 }));
    setStep('email');
  };
  return {
    step,
    busy: attempt.busyWith === 'email' ? ('checking' as const) : busy,
    problem,
    sent,
    /** A second request for the same address shows the code field of the first one. */
    submitEmail: async (email: string) => {
      if (email === sent.to && sent.times > 0 && Date.now() < sent.resendAt) setStep('code');
      else await send(email);
    },
    resend: () => send(sent.to),
    enter,
    changeEmail: () => {
      controller.current?.abort();
      controller.current = null;
      setBusy(null);
      setProblem(null);
      setStep('email');
    },
  };
}

export type EmailLogin = ReturnType<typeof useEmailLogin>;

function toEmailProblem(error: unknown): EmailProblem {
  if (error instanceof EmailCodeError || error instanceof ConnectorError) return error;
  // A chunk that cannot be loaded.
  return new ConnectorError('unreachable', { cause: error });
}
