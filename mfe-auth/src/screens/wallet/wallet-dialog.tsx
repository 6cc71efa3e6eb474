import { sharedPhrases } from '@xana/i18n';
import { Link, useHandledEvent } from '@xana/remote-kit';
import { useMember, useSession, useWallet } from '@xana/session/react';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { Dialog } from '@xana/ui-kit/dialog';
import { ExternalIcon, LogoutIcon, UserIcon } from '@xana/ui-kit/icon';
import { addressLink, XANA_CHAIN_ID } from '@xana/wallet/chains';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { CopyAddress } from './copy-address.tsx';
import * as css from './wallet-dialog.module.css';

export function WalletDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const session = useSession();
  const { close } = useHandledEvent();
  const member = useMember();
  const wallet = useWallet();
  const [isAsking, setIsAsking] = useState(false);
  if (!member) return null;
  const address = wallet?.address ?? member.userWallet.address;
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
      <CopyAddress address={address} />
      <a className={css.link} href={addressLink(XANA_CHAIN_ID, address)} target="_blank" rel="noopener">
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
