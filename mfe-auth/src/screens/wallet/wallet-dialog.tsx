import { sharedPhrases } from '@xana/i18n';
import { Link, useHandledEvent } from '@xana/remote-kit';
import { useChainId, useMember, useSession, useWallet } from '@xana/session/react';
import { Address } from '@xana/ui-kit/address';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { Dialog } from '@xana/ui-kit/dialog';
import { ExternalIcon, LogoutIcon, UserIcon } from '@xana/ui-kit/icon';
import { shortAddress } from '@xana/wallet/addresses';
import { addressLink } from '@xana/wallet/chains';
import { readableAddress } from '@xana/wallet/readable-address';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './wallet-dialog.module.css';

/** A phone shows so many characters of each end (WL-07); what is copied is whole. */
const ENDS = 6;

export function WalletDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const session = useSession();
  const { close } = useHandledEvent();
  const member = useMember();
  const wallet = useWallet();
  const chainId = useChainId();
  const [isAsking, setIsAsking] = useState(false);
  if (!member) return null;
  // The server keeps addresses in lower case; after a reload that is all that is known.
  const address = readableAddress(wallet?.address ?? member.userWallet.address);
  if (isAsking) {
    return (
      <ConfirmDialog
        title={t('disconnect.title')}
        text={t('disconnect.text')}
        confirmLabel={t('disconnect.confirm')}
        cancelLabel={t('disconnect.cancel')}
        isDangerous
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          close();
          void session.logout();
        }}
      />
    );
  }
  return (
    <Dialog title={t('wallet.title')} closeLabel={shared('close')} onClose={close}>
      <div className={css.address}>
        <Address
          whole={address}
          short={shortAddress(address, ENDS)}
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
      <Button icon={<LogoutIcon />} onClick={() => setIsAsking(true)}>
        {t('wallet.disconnect')}
      </Button>
    </Dialog>
  );
}
