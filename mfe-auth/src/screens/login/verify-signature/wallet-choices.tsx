import { EmptyState } from '@xana/ui-kit/empty-state';
import type { InjectedWallet } from '@xana/wallet/injected-wallets';
import { useText } from '../../../phrases/phrases.ts';
import * as css from '../login-dialog.module.css';
import { MethodMark } from '../method-mark.tsx';
import { useInjectedWallets } from './use-injected-wallets.ts';
import { useIsWide } from './use-is-wide.ts';
import { WalletChoice } from './wallet-choice.tsx';

const METAMASK = { rdns: 'io.metamask', home: 'https://metamask.io/download' };

interface WalletChoicesProps {
  /** The id of the wallet that is asked right now. */
  busyWith: string | null;
  onChoose(wallet: InjectedWallet): void;
}

/** The wallets of this browser under their own names. MetaMask is offered on wide screens alone, installed or not. */
export function WalletChoices({ busyWith, onChoose }: WalletChoicesProps) {
  const t = useText();
  const isWide = useIsWide();
  const wallets = useInjectedWallets();
  const offered = wallets.filter(({ rdns }) => isWide || rdns !== METAMASK.rdns);
  const offersInstallation = isWide && !wallets.some(({ rdns }) => rdns === METAMASK.rdns);
  if (offered.length === 0 && !offersInstallation) return <EmptyState text={t('login.none')} />;
  return (
    <ul className={css.wallets}>
      {offered.map((wallet) => (
        <li key={wallet.id}>
          <WalletChoice wallet={wallet} isBusy={busyWith === wallet.id} onChoose={() => onChoose(wallet)} />
        </li>
      ))}
      {offersInstallation && (
        <li>
          <a className={css.wallet} href={METAMASK.home} target="_blank" rel="noopener noreferrer">
            <MethodMark method="metamask" />
            <span className={css.words}>
              MetaMask
              <span className={css.note}>{t('login.install')}</span>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}
