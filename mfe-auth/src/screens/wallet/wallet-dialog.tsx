import { accountRequested } from '@xana/contracts/events/auth';
import { sharedPhrases } from '@xana/i18n';
import { Link, useBus, useHandledEvent } from '@xana/remote-kit';
import { useMember, useSession, useWallet } from '@xana/session/react';
import { Address } from '@xana/ui-kit/address';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { Dialog } from '@xana/ui-kit/dialog';
import { MonitorIcon } from '@xana/ui-kit/icon';
import { LogoutIcon } from '@xana/ui-kit/member-icon';
import { SettingsIcon } from '@xana/ui-kit/settings-icon';
import { shortAddress } from '@xana/wallet/addresses';
import { readableAddress } from '@xana/wallet/readable-address';
import { useState } from 'react';
import { Balances } from './balances.tsx';
import { useText } from './phrases/phrases.ts';
import { RecentTransfers } from './recent-transfers.tsx';
import { SwitchNetworkDialog } from './switch-network-dialog.tsx';
import * as css from './wallet-dialog.module.css';
import { WalletTiles } from './wallet-tiles.tsx';

/** A phone shows this many characters of each end (WL-07); the copy is complete. */
const SHOWN_CHARACTERS = 6;

type View = 'wallet' | 'network' | 'disconnect';

/** Opens on `shell:walletRequested`: account, balances, network and logout of a member. */
export function WalletDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { close } = useHandledEvent();
  const bus = useBus();
  const member = useMember();
  const wallet = useWallet();
  const [view, setView] = useState<View>('wallet');
  const back = () => setView('wallet');
  if (!member) return null;
  if (view === 'disconnect') return <LogoutConfirmation onCancel={back} onConfirm={close} />;
  if (view === 'network') return <SwitchNetworkDialog onBack={back} onClose={close} />;
  const openAccount = () => {
    close();
    bus.publish(accountRequested, {});
  };
  // The server stores addresses in lower case, and after a reload only its address is known.
  const address = readableAddress(wallet?.address ?? member.userWallet.address);
  return (
    <Dialog title={t('wallet.title')} closeLabel={shared('close')} onClose={close}>
      <AccountCard address={address} />
      {address && <Balances address={address} />}
      <WalletTiles address={address} onClose={close} onSwitchNetwork={() => setView('network')} />
      {address && <RecentTransfers address={address} />}
      <Button icon={<MonitorIcon />} onClick={openAccount}>
        {t('wallet.account')}
      </Button>
      <Link className={buttonClass()} to="/settings" onClick={close}>
        <SettingsIcon />
        {t('wallet.settings')}
      </Link>
      <Button icon={<LogoutIcon />} onClick={() => setView('disconnect')}>
        {t('wallet.disconnect')}
      </Button>
    </Dialog>
  );
}

interface LogoutConfirmationProps {
  onCancel(): void;
  onConfirm(): void;
}

/** Asks before the session runs the operation `logout`, which also logs out all other tabs. */
function LogoutConfirmation({ onCancel, onConfirm }: LogoutConfirmationProps) {
  const t = useText();
  const session = useSession();
  return (
    <ConfirmDialog
      title={t('disconnect.title')}
      text={t('disconnect.text')}
      confirmLabel={t('disconnect.confirm')}
      cancelLabel={t('disconnect.cancel')}
      isDangerous
      onCancel={onCancel}
      onConfirm={() => {
        onConfirm();
        void session.logout();
      }}
    />
  );
}

/** The member and the address of their wallet, with a copy button. @param address empty for a login without a wallet */
function AccountCard({ address }: { address: string }) {
  const t = useText();
  const member = useMember();
  if (!member) return null;
  const { name, avatar, profileIconColor } = member;
  return (
    <div className={css.account}>
      <Avatar name={name} src={avatar} color={profileIconColor} size={72} />
      <p className={css.name}>{name}</p>
      {address ? (
        <div className={css.address}>
          <Address
            whole={address}
            short={shortAddress(address, SHOWN_CHARACTERS)}
            shows="wide"
            copyLabel={t('wallet.copy')}
            copiedLabel={t('wallet.copied')}
          />
        </div>
      ) : (
        <p className={css.note}>{t('wallet.noAddress')}</p>
      )}
    </div>
  );
}
