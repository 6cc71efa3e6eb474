import { EmptyState } from '@xana/ui-kit/empty-state';
import { WalletIcon } from '@xana/ui-kit/icon';
import { discoverWallets, type InjectedWallet } from '@xana/wallet/injected-wallets';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from '../login-dialog.module.css';
import { MethodIcon } from '../method-icon.tsx';

const METAMASK = { rdns: 'io.metamask', home: 'https://metamask.io/download' };

interface WalletChoicesProps {
  /** The id of the wallet that is asked for a signature. */
  busyWith: string | null;
  onChoose(wallet: InjectedWallet): void;
}

/** The wallets of this browser under their own names. Only wide screens offer MetaMask, also when it is not installed. */
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
            <MethodIcon method="metamask" />
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

interface WalletChoiceProps {
  wallet: InjectedWallet;
  isBusy: boolean;
  onChoose(): void;
}

function WalletChoice({ wallet: { name, icon }, isBusy, onChoose }: WalletChoiceProps) {
  const t = useText();
  const [isIconBroken, setIsIconBroken] = useState(false);
  return (
    <button type="button" className={css.wallet} onClick={onChoose} aria-busy={isBusy}>
      {icon && !isIconBroken ? (
        <img src={icon} alt="" width={32} height={32} onError={() => setIsIconBroken(true)} />
      ) : (
        <WalletIcon size={32} />
      )}
      <span>{t(isBusy ? 'login.waiting' : 'login.with', { wallet: name })}</span>
    </button>
  );
}

/** The wallets that announce themselves in this browser (EIP-6963). */
function useInjectedWallets(): readonly InjectedWallet[] {
  const [wallets, setWallets] = useState<readonly InjectedWallet[]>([]);
  useEffect(() => {
    const discovery = discoverWallets(window);
    const read = () => setWallets(discovery.wallets());
    const unsubscribe = discovery.subscribe(read);
    read();
    return () => {
      unsubscribe();
      discovery.stop();
    };
  }, []);
  return wallets;
}

/** Wider than 767 px, where MetaMask is offered (LG-02). */
const WIDE = '(min-width: 768px)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
  );
}
