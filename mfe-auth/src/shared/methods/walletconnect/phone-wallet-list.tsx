import { ExternalIcon } from '@xana/ui-kit/icon';
import { useText } from '../phrases/phrases.ts';
import { PHONE_WALLETS, walletLink } from './phone-wallets.ts';
import * as css from './wallet-connect-view.module.css';

/** Links that open a wallet app on this phone with the pairing. They are links, so that a tap keeps its user activation. */
export function PhoneWalletList({ uri }: { uri: string }) {
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
