/** A wallet app that opens the link of a pairing. */
export interface PhoneWallet {
  name: string;
  /** Its colour in the list: logos belong to their owners. */
  color: string;
  /** What comes before `wc?uri=`. A universal link leads to the store when the app is missing; a scheme does nothing. */
  link: string;
}

/** Well-known wallets with WalletConnect, with the links that they publish. */
export const PHONE_WALLETS: readonly PhoneWallet[] = [
  { name: 'MetaMask', color: '#f6851b', link: 'https://metamask.app.link/' },
  { name: 'Trust Wallet', color: '#0500ff', link: 'https://link.trustwallet.com/' },
  { name: 'Rainbow', color: '#001e59', link: 'https://rnbwapp.com/' },
  { name: 'Coinbase Wallet', color: '#0052ff', link: 'https://go.cb-w.com/' },
  { name: 'OKX Wallet', color: '#1f1f1f', link: 'okex://main/' },
  { name: 'imToken', color: '#098de6', link: 'imtokenv2://' },
];

/** The link that opens a wallet with the pairing. */
export const walletLink = ({ link }: PhoneWallet, uri: string): string => `${link}wc?uri=${encodeURIComponent(uri)}`;
