import { CHAIN_NAMES, type SandboxWallet } from './sandbox-wallet.ts';
import { button, card, element, show } from './view.ts';

/** Shows the account, what sites ask for, and the connected sites. @param attempt runs a choice and reports its outcome */
export function drawWallet(wallet: SandboxWallet, attempt: (work: Promise<unknown>, done?: string) => void): void {
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
    const message = document.createElement('pre');
    message.textContent = text;
    const answers = [
      button(confirm, () => attempt(wallet.confirm(request), 'Done.')),
      button('Reject', () => attempt(wallet.rejectRequest(request), 'Rejected.'), 'plain'),
    ];
    if (isOptional)
      answers.push(
        button('Not supported', () => attempt(wallet.reportUnsupported(request), 'Not supported.'), 'plain'),
      );
    return card(title, [message], answers);
  });
  const sessions = wallet.sessions().map(({ topic, peer: { metadata } }) => {
    const disconnect = button('Disconnect', () => attempt(wallet.disconnect(topic), 'Disconnected.'), 'plain');
    return card(`Connected to ${metadata.name}`, [metadata.url], [disconnect]);
  });
  show('proposals', proposals);
  show('requests', requests);
  show('sessions', sessions);
}

const nameOf = (chain: string): string => CHAIN_NAMES[Number(chain.split(':')[1])] ?? chain;
