import { act, fireEvent, screen } from '@testing-library/react';
import { press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { useState } from 'react';
import type { EmailConnector } from '../../../connectors/email-connector.ts';
import type { Attempt } from '../use-attempt.ts';
import { EmailView } from './email-view.tsx';

/** A service that sends every code and accepts every code. */
export const createService = () =>
  ({
    sendCode: jest.fn<Promise<void>, [string, AbortSignal]>(async () => undefined),
    enterCode: jest.fn<Promise<'accepted'>, [string, AbortSignal]>(async () => 'accepted'),
    enterSecondFactor: async () => 'accepted',
    connect: () => new Promise<never>(() => undefined),
    reconnect: async () => null,
    disconnect: async () => undefined,
  }) satisfies EmailConnector;

/** @param outcomes the texts with which the login fails after an accepted code, one by one */
export async function openEmailView(outcomes: string[] = [], locale: 'en' | 'ja' = 'en') {
  const onBack = jest.fn();
  const started = jest.fn();
  function useFakeAttempt(): Attempt {
    const [problem, setProblem] = useState('');
    return {
      purpose: 'login',
      busyWith: null,
      step: null,
      problem,
      error: null,
      async start(method) {
        started(method.id);
        setProblem(outcomes.shift() ?? '');
      },
      cancel: () => undefined,
      signAgain: null,
      showMessage: setProblem,
    };
  }
  const View = () => <EmailView method="email" attempt={useFakeAttempt()} onBack={onBack} />;
  const shell = await renderInFakeShell(View, {
    remote: 'mfe-auth',
    locale,
    config: { login: { email: { kind: 'sandbox', origin: 'http://localhost:4553' } } },
  });
  return { ...shell, onBack, started };
}

export const field = () => screen.findByRole('textbox', { name: 'Email address' });
export const codeField = () => screen.findByRole('textbox', { name: '6-digit code' });
/** Replaces what the field contains, as a paste does. */
export const fill = async (input: HTMLElement, value: string) => {
  await act(async () => fireEvent.change(input, { target: { value } }));
};

/** Up to the entry of the code. */
export async function requestCode(email = 'mia@x.test') {
  await fill(await field(), email);
  await press('Send code');
  return (await codeField()) as HTMLInputElement;
}
