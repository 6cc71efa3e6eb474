import { sharedPhrases } from '@xana/i18n';
import { useMount } from '@xana/remote-kit';
import { useWalletChain } from '@xana/remote-kit/use-wallet-chain';
import { useChainId } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { CheckIcon } from '@xana/ui-kit/icon';
import { Notice } from '@xana/ui-kit/notice';
import { Spinner } from '@xana/ui-kit/spinner';
import { CHAINS, type Chain, chainById } from '@xana/wallet/chains';
import { useEffect, useRef } from 'react';
import { Choice } from '../../shared/choice/choice.tsx';
import { ChainLogo } from './chain-logo.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './switch-network-dialog.module.css';
import { useSwitchNetwork } from './use-switch-network.ts';

interface SwitchNetworkDialogProps {
  /** Back to the wallet dialog; without it the dialog only closes. */
  onBack?(): void;
  onClose(): void;
  /** The chain that the member has chosen already: the wallet is asked at once. */
  wanted?: number | undefined;
}

/** The networks of the site (WL-04). The member's wallet switches first, and the site follows. */
export function SwitchNetworkDialog({ onBack, onClose, wanted }: SwitchNetworkDialogProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { showTestnets } = useMount().config;
  const chainId = useChainId();
  const walletChainId = useWalletChain();
  const { busyWith, problem, switchTo, cancel } = useSwitchNetwork(onBack ?? onClose);
  useAskAtOnce(wanted, switchTo);
  const offered = CHAINS.filter(({ isTestnet, isRetired }) => !isRetired && (!isTestnet || showTestnets));
  return (
    <Dialog
      title={t('network.title')}
      closeLabel={shared('close')}
      onClose={onClose}
      back={onBack && { label: t('network.back'), onPress: onBack }}
    >
      <WalletNetwork walletChainId={walletChainId} />
      <ul className={css.list} aria-label={t('network.list')}>
        {offered.map((chain) => (
          <li key={chain.id}>
            <NetworkChoice
              chain={chain}
              isSelected={chain.id === chainId}
              isInWallet={chain.id === walletChainId}
              isBusy={chain.id === busyWith}
              onChoose={() => void switchTo(chain)}
            />
          </li>
        ))}
      </ul>
      <Notice tone="problem" text={problem} />
      {busyWith !== null && (
        <DialogActions>
          <Button onClick={cancel}>{t('network.cancel')}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

/** Once: an effect also runs when the dialog renders again. */
function useAskAtOnce(wanted: number | undefined, switchTo: (chain: Chain) => Promise<void>): void {
  const isAsked = useRef(false);
  useEffect(() => {
    const chain = wanted === undefined ? undefined : chainById(wanted);
    if (!chain || isAsked.current) return;
    isAsked.current = true;
    void switchTo(chain);
  }, [wanted, switchTo]);
}

/** Where the wallet is, if that is not where the site is. */
function WalletNetwork({ walletChainId }: { walletChainId: number | null }) {
  const t = useText();
  const chainId = useChainId();
  const nameOf = (id: number) => chainById(id)?.name ?? t('network.unknown', { id: String(id) });
  if (walletChainId === null || walletChainId === chainId) return <p className={css.text}>{t('network.text')}</p>;
  const wallet = nameOf(walletChainId);
  const chain = chainById(walletChainId);
  const isSupported = chain && !chain.isRetired;
  return (
    <Notice
      tone="warning"
      text={
        isSupported ? t('network.differs', { wallet, site: nameOf(chainId) }) : t('network.unsupported', { wallet })
      }
    />
  );
}

interface NetworkChoiceProps {
  chain: Chain;
  isSelected: boolean;
  isInWallet: boolean;
  isBusy: boolean;
  onChoose(): void;
}

function NetworkChoice({ chain, isSelected, isInWallet, isBusy, onChoose }: NetworkChoiceProps) {
  const t = useText();
  const note = isBusy
    ? t('network.confirm')
    : isSelected
      ? t('network.selected')
      : isInWallet
        ? t('network.inWallet')
        : chain.isTestnet
          ? t('network.testnet')
          : chain.symbol;
  return (
    <Choice
      icon={<ChainLogo chain={chain} size={36} />}
      note={note}
      mark={isBusy ? <Spinner /> : isSelected && <CheckIcon size={20} />}
      aria-current={isSelected ? 'true' : undefined}
      aria-busy={isBusy || undefined}
      onClick={onChoose}
    >
      {chain.name}
    </Choice>
  );
}
