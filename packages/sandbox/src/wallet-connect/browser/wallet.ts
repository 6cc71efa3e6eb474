import { SignClient } from '@walletconnect/sign-client';
import { readDemoKey } from '../../demo-wallet/read-demo-key.ts';
import { drawWallet } from './draw-wallet.ts';
import { createWallet } from './sandbox-wallet.ts';
import { element } from './view.ts';

const KEY = 'xana-sandbox-wallet-key';
const CHAIN = 'xana-sandbox-wallet-chain';

/** Events after which the wallet has something else to show. */
const EVENTS = [
  'session_proposal',
  'session_request',
  'session_delete',
  'session_expire',
  'proposal_expire',
  'session_request_expire',
] as const;

/** A wallet that shows each request, made with the protocol's own client. Its key and sessions survive a reload. */
async function start() {
  const client = await SignClient.init({
    projectId: 'sandbox',
    relayUrl: location.origin.replace('http', 'ws'),
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: 'Sandbox wallet', description: 'Signs for tests.', url: location.origin, icons: [] },
  });
  // The service that verifies sites is not part of the sandbox.
  Object.assign(client.core.verify, { resolve: async () => undefined });
  const key = readDemoKey({
    getItem: () => localStorage.getItem(KEY),
    setItem: (_name, value) => localStorage.setItem(KEY, value),
  });
  const chainId = Number(localStorage.getItem(CHAIN) ?? 1);
  const wallet = createWallet({ client, key, chainId, onChain: (id) => localStorage.setItem(CHAIN, String(id)) });

  const report = (text: string) => {
    element('status').textContent = text;
  };
  const draw = () => drawWallet(wallet, attempt);
  function attempt(work: Promise<unknown>, done = '') {
    work
      .then(
        () => report(done),
        (error: unknown) => report(`Failed: ${error instanceof Error ? error.message : JSON.stringify(error)}`),
      )
      .finally(draw);
  }

  for (const event of EVENTS) client.on(event, draw);
  element('chain').addEventListener('change', (event) =>
    attempt(wallet.selectChain(Number((event.target as HTMLSelectElement).value)), 'Network changed.'),
  );
  const pair = (uri: string) => {
    report('Connecting…');
    attempt(client.core.pairing.pair({ uri }));
  };
  const form = element<HTMLFormElement>('pair');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const uri = String(new FormData(form).get('uri')).trim();
    form.reset();
    pair(uri);
  });
  draw();
  const uri = new URL(location.href).searchParams.get('uri');
  if (!uri) return;
  // A reload must not pair again.
  history.replaceState(null, '', '/');
  pair(uri);
}

void start();
