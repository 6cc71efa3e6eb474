import { CheckIcon } from '@xana/ui-kit/icon';
import { Spinner } from '@xana/ui-kit/spinner';
import type { Chain } from '@xana/wallet/chains';
import { Choice } from '../../shared/choice/choice.tsx';
import { ChainLogo } from './chain-logo.tsx';
import { useText } from './phrases/phrases.ts';

interface NetworkChoiceProps {
  chain: Chain;
  /** The site shows this network. */
  isSelected: boolean;
  isInWallet: boolean;
  isBusy: boolean;
  onChoose(): void;
}

export function NetworkChoice({ chain, isSelected, isInWallet, isBusy, onChoose }: NetworkChoiceProps) {
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
