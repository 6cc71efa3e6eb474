import { fireEvent, screen } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { useState } from 'react';
import { ConnectorError } from '../../../connectors/connector.ts';
import { loadSocialConnector, type SocialConnector } from '../../../connectors/social-connector.ts';
import type { Attempt, ChosenMethod } from '../use-attempt.ts';
import { SocialView } from './social-view.tsx';

jest.mock('../../../connectors/social-connector.ts', () => ({ loadSocialConnector: jest.fn() }));
const load = jest.mocked(loadSocialConnector);

/** An attempt that ends as the connector does; `connect` never succeeds here. */
function useFakeAttempt(): Attempt {
  const [state, setState] = useState<{ busyWith: string | null; error: unknown }>({ busyWith: null, error: null });
  return {
    purpose: 'login',
    ...state,
    step: state.busyWith ? 'connecting' : null,
    problem: state.error ? 'The login failed.' : '',
    async start({ id, connector }: ChosenMethod) {
      setState({ busyWith: id, error: null });
      const error = await connector.connect(new AbortController().signal).catch((reason: unknown) => reason);
      setState({ busyWith: null, error });
    },
    cancel: () => setState({ busyWith: null, error: null }),
    signAgain: async () => undefined,
    showMessage: () => setState((current) => ({ ...current, error: null })),
  };
}

const never = () => new Promise<never>(() => undefined);
const createConnector = (change: Partial<SocialConnector> = {}): SocialConnector => ({
  connect: never,
  leave: never,
  resume: never,
  reconnect: async () => null,
  disconnect: async () => undefined,
  ...change,
});

const View = () => <SocialView method="google" attempt={useFakeAttempt()} onBack={() => undefined} />;
const open = () =>
  renderInFakeShell(View, {
    remote: 'mfe-auth',
    config: { login: { social: { kind: 'sandbox', origin: 'http://localhost:4552' } } },
  });
const button = (name: string) => screen.findByRole('button', { name });

it('[LG-17] shows that it loads, then a button when the click was too long ago for a window', async () => {
  let finish: (connector: SocialConnector) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await open();
  expect(await screen.findByText('Loading the login with Google…')).toBeTruthy();
  expect(screen.getByText(/^Sandbox: /)).toBeTruthy();
  finish(createConnector());
  fireEvent.click(await button('Continue with Google'));
  expect(await screen.findByText('Continue in the Google window')).toBeTruthy();
  fireEvent.click(await button('Cancel'));
  expect(await button('Continue with Google')).toBeTruthy();
});

it('[LG-11] shows the notice about a blocked window with two ways to go on', async () => {
  const leave = jest.fn(never);
  const connect = jest.fn(() => Promise.reject(new ConnectorError('popupBlocked')));
  load.mockResolvedValue(createConnector({ connect, leave }));
  await open();
  fireEvent.click(await button('Continue with Google'));
  const title = await screen.findByText('Your browser blocked the Google window');
  expect(title.closest('[role=alert]')).toBeTruthy();
  expect(document.activeElement).toBe(await button('Open the window'));
  fireEvent.click(await button('Open the window'));
  expect(connect).toHaveBeenCalledTimes(2);
  fireEvent.click(await button('Log in in this tab'));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Opening Google…')).toBeTruthy();
});

it('offers a retry when the service cannot be prepared', async () => {
  load.mockRejectedValueOnce(new ConnectorError('unreachable')).mockResolvedValueOnce(createConnector());
  await open();
  expect((await screen.findByText(/^Google cannot be reached/)).closest('[role="alert"]')).not.toBeNull();
  fireEvent.click(await button('Try again'));
  expect(await button('Continue with Google')).toBeTruthy();
});
