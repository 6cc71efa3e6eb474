import { SignClient } from '@walletconnect/sign-client';
import { readDemoKey } from '../../demo-wallet/read-demo-key.ts';
import { CHAIN_NAMES, createWallet, type SandboxWallet } from './sandbox-wallet.ts';

const show = (id: string, cards: HTMLElement[]): void => element(id).replaceChildren(...cards);

const nameOf = (chain: string): string => CHAIN_NAMES[Number(chain.split(':')[1])] ?? chain;

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

/** Shows the account, what sites ask for, and the connected sites. @param attempt runs a choice and reports its outcome */
function drawWallet(wallet: SandboxWallet, attempt: (work: Promise<unknown>, done?: string) => void): void {
  element('address').textContent = wallet.address;
  const chain = element<HTMLSelectElement>('chain');
  chain.replaceChildren(...Object.entries(CHAIN_NAMES).map(([id, name]) => new Option(name, id)));
  chain.value = String(wallet.chainId());
  const proposals = wallet.proposals().map(({ id, proposer: { metadata }, optionalNamespaces }) => {
    const chains = optionalNamespaces.eip155?.chains ?? [];
    return card(
      `Connect to ${metadata.name}?`,
      [metadata.url, `Networks of the site: ${chains.map(nameOf).join(', ')}`],
      [
        button('Approve', () => attempt(wallet.approve(id), 'Connected.')),
        button('Reject', () => attempt(wallet.reject(id), 'Rejected.'), 'plain'),
      ],
    );
  });
  const requests = wallet.requests().map((request) => {
    const { title, confirm, text, isOptional } = wallet.describe(request);
    const answers = [
      button(confirm, () => attempt(wallet.confirm(request), 'Done.')),
      button('Reject', () => attempt(wallet.rejectRequest(request), 'Rejected.'), 'plain'),
    ];
    if (isOptional)
      answers.push(
        button('Not supported', () => attempt(wallet.reportUnsupported(request), 'Not supported.'), 'plain'),
      );
    return card(title, [create('pre', { textContent: text })], answers);
  });
  const sessions = wallet.sessions().map(({ topic, peer: { metadata } }) => {
    const disconnect = button('Disconnect', () => attempt(wallet.disconnect(topic), 'Disconnected.'), 'plain');
    return card(`Connected to ${metadata.name}`, [metadata.url], [disconnect]);
  });
  show('proposals', proposals);
  show('requests', requests);
  show('sessions', sessions);
}

function element<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}.`);
  return found as Kind;
}

function card(title: string, lines: (string | HTMLElement)[], buttons: HTMLElement[]): HTMLElement {
  const box = create('article', { className: 'card' });
  const row = create('div', { className: 'row' });
  row.append(...buttons);
  const paragraphs = lines.map((line) => (typeof line === 'string' ? create('p', { textContent: line }) : line));
  box.append(create('h2', { textContent: title }), ...paragraphs, row);
  return box;
}

function button(label: string, onClick: () => void, className = ''): HTMLButtonElement {
  return create('button', { type: 'button', className, textContent: label, onclick: onClick });
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, fields: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), fields);
}
