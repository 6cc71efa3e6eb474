import { useMount } from '@xana/remote-kit';
import { useSession, useSessionState, useWallet } from '@xana/session/react';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { shortAddress } from '@xana/wallet/addresses';
import { useEffect, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './wallet-control.module.css';

/** Of each end of the address. */
const SHOWN_CHARACTERS = 4;

/** "Log in" for a visitor; avatar and address for a member, which open the wallet dialog; "Reconnect" during an outage. */
export function WalletControl() {
  const t = useText();
  const session = useSession();
  const state = useSessionState();
  const wallet = useWallet();
  const shown = useReadableAddress(wallet?.address ?? '');
  useWalletWatch(state.status === 'member');
  if (state.status === 'restoring') {
    return (
      <div className={css.waiting}>
        <Skeleton height={40} />
      </div>
    );
  }
  if (state.status === 'visitor') {
    return (
      <Button variant="primary" size="small" data-focus-key="account" onClick={() => session.requireLogin('header')}>
        {t('control.logIn')}
      </Button>
    );
  }
  if (state.status === 'unreachable') {
    return (
      <Button size="small" onClick={session.reconnect}>
        {t('control.reconnect')}
      </Button>
    );
  }
  const { name, avatar, profileIconColor } = state.user;
  // A member who logged in with Telegram has no wallet.
  const address = shortAddress(shown, SHOWN_CHARACTERS);
  return (
    <button type="button" className={css.member} data-focus-key="account" onClick={session.openWallet}>
      <span aria-hidden="true" className={css.shown}>
        <Avatar name={name} src={avatar} color={profileIconColor} size={30} />
        <span className={css.address}>{address || name}</span>
      </span>
      <VisuallyHidden>{address ? t('control.wallet', { address }) : t('control.account', { name })}</VisuallyHidden>
    </button>
  );
}

/** Keeps session and wallet in step. Only members load its code. */
function useWalletWatch(isMember: boolean): void {
  const mount = useMount();
  useEffect(() => {
    if (!isMember) return;
    let stop = () => {};
    let isGone = false;
    import('../../wallet-connection/watch-wallet.ts').then(
      ({ watchWallet }) => {
        if (!isGone) stop = watchWallet(mount);
      },
      // Without this code, the session still ends when a wallet that is connected switches the account.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [isMember]);
}

/** The address in its checksum format (EIP-55). Only members load the code that computes it. */
function useReadableAddress(address: string): string {
  const [readable, setReadable] = useState(address);
  useEffect(() => {
    setReadable(address);
    if (!address) return;
    let isGone = false;
    import('@xana/wallet/readable-address').then(
      ({ readableAddress }) => !isGone && setReadable(readableAddress(address)),
      // Without this code the same address is shown without its checksum.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [address]);
  return readable;
}
