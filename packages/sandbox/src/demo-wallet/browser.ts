import { createDemoWallet } from './demo-wallet.ts';

const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#ffb020"/><path d="M8 12h16v11H8zM8 12l10-4v4" fill="none" stroke="#3b2600" stroke-width="2.4" stroke-linejoin="round"/><circle cx="20" cy="17.5" r="1.8" fill="#3b2600"/></svg>')}`;

const readBlock = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}') as unknown;

const { rpc } = readBlock('xana-config') as { rpc: Record<string, string[]> };
const { faucet } = readBlock('xana-sandbox') as { faucet: string };
const provider = createDemoWallet({ rpc, faucet, storage: localStorage });

const NAMES = { en: 'Demo wallet (sandbox)', ja: 'デモウォレット（サンドボックス）' };

const info = Object.freeze({
  uuid: '0d3f6a52-7c0f-4f55-9a55-5a4d62786e61',
  // The page has chosen the language of the reader before this script runs.
  name: document.documentElement.lang === 'ja' ? NAMES.ja : NAMES.en,
  icon: ICON,
  rdns: 'net.xana.sandbox',
});

const announce = () =>
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));

window.addEventListener('eip6963:requestProvider', announce);
announce();
