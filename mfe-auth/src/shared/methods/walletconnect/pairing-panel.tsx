import { Button } from '@xana/ui-kit/button';
import { CheckIcon, ChevronDownIcon, CopyIcon, ExternalIcon } from '@xana/ui-kit/icon';
import { useEffect, useMemo, useState } from 'react';
import type { PairingLink } from '../../../connectors/walletconnect/wallet-connect.ts';
import { useText } from '../phrases/phrases.ts';
import { useIsWide } from '../use-is-wide.ts';
import { useSecondsUntil } from '../use-seconds-until.ts';
import { qrPath } from './qr-path.ts';
import * as css from './wallet-connect-view.module.css';

interface PhoneWallet {
  name: string;
  /** Its colour in the list: logos belong to their owners. */
  color: string;
  /** What comes before `wc?uri=`. A universal link leads to the store when the app is missing; a scheme does nothing. */
  link: string;
}

/** Well-known wallets with WalletConnect, with the links that they publish. */
const PHONE_WALLETS: readonly PhoneWallet[] = [
  { name: 'MetaMask', color: '#f6851b', link: 'https://metamask.app.link/' },
  { name: 'Trust Wallet', color: '#0500ff', link: 'https://link.trustwallet.com/' },
  { name: 'Rainbow', color: '#001e59', link: 'https://rnbwapp.com/' },
  { name: 'Coinbase Wallet', color: '#0052ff', link: 'https://go.cb-w.com/' },
  { name: 'OKX Wallet', color: '#1f1f1f', link: 'okex://main/' },
  { name: 'imToken', color: '#098de6', link: 'imtokenv2://' },
];

const walletLink = ({ link }: PhoneWallet, uri: string): string => `${link}wc?uri=${encodeURIComponent(uri)}`;

/** How long the button shows the outcome. */
const FEEDBACK_MS = 3_000;

/** The ways to bring the link of a pairing to a wallet: its app on this phone, or the code for another device. */
export function PairingPanel({ uri, expiresAt }: PairingLink) {
  const t = useText();
  const isWide = useIsWide();
  const left = useSecondsUntil(expiresAt);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const code = (
    <>
      <p className={css.text}>{t('walletconnect.scan')}</p>
      <PairingCode uri={uri} />
    </>
  );
  return (
    <div className={css.panel}>
      {isWide ? (
        code
      ) : (
        <>
          <PhoneWalletList uri={uri} />
          <details className={css.otherDevice}>
            <summary>
              {t('walletconnect.otherDevice')}
              <ChevronDownIcon size={18} />
            </summary>
            {code}
          </details>
        </>
      )}
      <CopyLink uri={uri} />
      <p className={css.hint} role="timer">
        {t('walletconnect.validFor', { time })}
      </p>
    </div>
  );
}

/** Copies the link of a pairing, for a wallet on this device that takes it as text. */
function CopyLink({ uri }: { uri: string }) {
  const t = useText();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    void navigator.clipboard.writeText(uri).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <Button icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
      <span aria-live="polite">{t(`walletconnect.${outcome ?? 'copy'}`)}</span>
    </Button>
  );
}

/** The link of a pairing as a QR code. It is dark on white in both themes, because many scanners read no inverted code. */
function PairingCode({ uri }: { uri: string }) {
  const t = useText();
  const { path, size } = useMemo(() => qrPath(uri), [uri]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('walletconnect.code')}>
      <path d={path} fill="#15151f" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Links that open a wallet app on this phone with the pairing. They are links, so that a tap keeps its user activation. */
function PhoneWalletList({ uri }: { uri: string }) {
  const t = useText();
  return (
    <>
      <ul className={css.wallets} aria-label={t('walletconnect.apps')}>
        {PHONE_WALLETS.map((wallet) => (
          <li key={wallet.name}>
            <a className={css.wallet} href={walletLink(wallet, uri)} target="_blank" rel="noopener noreferrer">
              <span className={css.initial} style={{ background: wallet.color }} aria-hidden="true">
                {wallet.name.slice(0, 1)}
              </span>
              {wallet.name}
            </a>
          </li>
        ))}
        <li>
          <a className={css.wallet} href={uri}>
            <span className={css.initial} aria-hidden="true">
              <ExternalIcon size={16} />
            </span>
            {t('walletconnect.otherWallet')}
          </a>
        </li>
      </ul>
      <p className={css.hint}>{t('walletconnect.return')}</p>
    </>
  );
}
