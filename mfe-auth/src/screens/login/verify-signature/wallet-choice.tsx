import { WalletIcon } from '@xana/ui-kit/icon';
import type { InjectedWallet } from '@xana/wallet/injected-wallets';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from '../login-dialog.module.css';

interface WalletChoiceProps {
  wallet: InjectedWallet;
  isBusy: boolean;
  onChoose(): void;
}

export function WalletChoice({ wallet: { name, icon }, isBusy, onChoose }: WalletChoiceProps) {
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
