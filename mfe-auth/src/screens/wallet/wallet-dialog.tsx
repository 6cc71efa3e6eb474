import { sharedPhrases } from '@xana/i18n';
import { Link, useHandledEvent } from '@xana/remote-kit';
import { useChainId, useMember, useWallet } from '@xana/session/react';
import { Address } from '@xana/ui-kit/address';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { ExternalIcon, LogoutIcon, UserIcon } from '@xana/ui-kit/icon';
import { shortAddress } from '@xana/wallet/addresses';
import { addressLink } from '@xana/wallet/chains';
import { readableAddress } from '@xana/wallet/readable-address';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { LogoutConfirmation } from './logout-confirmation.tsx';
import * as css from './wallet-dialog.module.css';

/** A phone shows this many characters of each end (WL-07); the copy is complete. */
const SHOWN_CHARACTERS = 6;

export function WalletDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { close } = useHandledEvent();
  const member = useMember();
  const wallet = useWallet();
  const chainId = useChainId();
  const [isConfirming, setIsConfirming] = useState(false);
  if (!member) return null;
  // The server stores addresses in lower case, and after a reload only its address is known.
  const address = readableAddress(wallet?.address ?? member.userWallet.address);
  if (isConfirming) {
    return <LogoutConfirmation onCancel={() => setIsConfirming(false)} onConfirm={close} />;
  }
  return (
    <Dialog title={t('wallet.title')} closeLabel={shared('close')} onClose={close}>
      <div className={css.address}>
        <Address
          whole={address}
          short={shortAddress(address, SHOWN_CHARACTERS)}
          shows="wide"
          copyLabel={t('wallet.copy')}
          copiedLabel={t('wallet.copied')}
        />
      </div>
      <a className={css.link} href={addressLink(chainId, address)} target="_blank" rel="noopener">
        <ExternalIcon />
        {t('wallet.explorer')}
      </a>
      <Link className={buttonClass({ variant: 'primary' })} to={`/profile?user=${member.id}`} onClick={close}>
        <UserIcon />
        {t('wallet.profile')}
      </Link>
      <Button icon={<LogoutIcon />} onClick={() => setIsConfirming(true)}>
        {t('wallet.disconnect')}
      </Button>
    </Dialog>
  );
}
