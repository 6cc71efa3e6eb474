import { WalletIcon } from '@xana/ui-kit/icon';
import { discoverWallets, type InjectedWallet } from '@xana/wallet/injected-wallets';
import { useEffect, useState } from 'react';
import { Choice, ChoiceLink } from '../choice/choice.tsx';
import { ChoiceList } from '../choice/choice-list.tsx';
import { lastUsedFirst } from '../last-method.ts';
import { MethodIcon } from './method-icon.tsx';
import { useText } from './phrases/phrases.ts';
import { useIsWide } from './use-is-wide.ts';
import { type WalletIdentity, walletIdentity } from './wallet-identity.ts';

/** `app` opens a page in the app's own browser, or leads to the store. */
const METAMASK = {
  rdns: 'io.metamask',
  home: 'https://metamask.io/download',
  app: 'https://metamask.app.link/dapp/',
};

interface WalletChoicesProps {
  /** The id of the wallet that is asked for a signature. */
  busyWith: string | null;
  onChoose(wallet: InjectedWallet): void;
  /** The text of a wallet's button; without it: log in. */
  labelOf?(name: string): string;
  /** Marks the wallet that was used last, see `lastMethod`. */
  lastUsed?: string | null;
}

/**
 * The wallets of this browser under their own names. Only wide screens offer MetaMask, also when it is not installed; a
 * phone gets a link to its app.
 */
export function WalletChoices({ busyWith, onChoose, labelOf, lastUsed = null }: WalletChoicesProps) {
  const t = useText();
  const isWide = useIsWide();
  const wallets = useInjectedWallets();
  const isLast = ({ rdns, id }: InjectedWallet) => lastUsed === (rdns ?? id);
  const shown = wallets.filter(({ rdns }) => isWide || rdns !== METAMASK.rdns);
  // The app announces itself in its own browser as io.metamask.mobile.
  const isMissing = !wallets.some(({ rdns }) => rdns?.startsWith(METAMASK.rdns));
  return (
    <ChoiceList>
      {lastUsedFirst(shown, isLast).map((wallet) => (
        <li key={wallet.id}>
          <WalletChoice
            wallet={wallet}
            identity={walletIdentity(wallet, wallets)}
            isBusy={busyWith === wallet.id}
            labelOf={labelOf}
            isLast={isLast(wallet)}
            onChoose={() => onChoose(wallet)}
          />
        </li>
      ))}
      {isMissing && !isWide && (
        <li>
          <ChoiceLink
            icon={<MethodIcon method="metamask" size={32} />}
            note={t('login.openMetaMaskText')}
            href={metaMaskLink()}
            rel="noopener noreferrer"
          >
            {t('login.openMetaMask')}
          </ChoiceLink>
        </li>
      )}
      {isMissing && isWide && (
        <li>
          <ChoiceLink
            icon={<MethodIcon method="metamask" size={32} />}
            note={t('login.install')}
            href={METAMASK.home}
            target="_blank"
            rel="noopener noreferrer"
          >
            MetaMask
          </ChoiceLink>
        </li>
      )}
    </ChoiceList>
  );
}

interface WalletChoiceProps {
  wallet: InjectedWallet;
  identity: WalletIdentity;
  isBusy: boolean;
  isLast: boolean;
  labelOf: WalletChoicesProps['labelOf'];
  onChoose(): void;
}

function WalletChoice({ wallet, identity, isBusy, isLast, labelOf, onChoose }: WalletChoiceProps) {
  const t = useText();
  const { name, icon, rdns } = wallet;
  const note = identity && t(`wallet.${identity}`, { wallet: name, domain: rdns ?? '' });
  const [isIconBroken, setIsIconBroken] = useState(false);
  const shape =
    icon && !isIconBroken ? (
      <img src={icon} alt="" width={32} height={32} onError={() => setIsIconBroken(true)} />
    ) : (
      <WalletIcon size={32} />
    );
  return (
    <Choice
      icon={shape}
      note={isBusy ? t('login.unlock') : note}
      remark={isLast ? t('login.lastUsed') : undefined}
      aria-busy={isBusy}
      onClick={onChoose}
    >
      {!isBusy && labelOf ? labelOf(name) : t(isBusy ? 'login.waiting' : 'login.with', { wallet: name })}
    </Choice>
  );
}

/** Opens this page in MetaMask's own browser. */
const metaMaskLink = () => `${METAMASK.app}${location.host}${location.pathname}${location.search}`;

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
