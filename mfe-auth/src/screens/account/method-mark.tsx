import type { SessionMethod } from '@xana/contracts/http/auth/login-method-fields';
import { MonitorIcon, WalletIcon } from '@xana/ui-kit/icon';
import { PhoneIcon } from '@xana/ui-kit/member-icon';
import { MethodIcon } from '../../shared/methods/method-icon.tsx';
import * as css from './account.module.css';

/** The icon of a login method, in a tile. Its name is beside it. */
export function MethodMark({ method, walletName }: { method: SessionMethod | null; walletName: string | null }) {
  return <span className={css.mark}>{shapeOf(method, walletName)}</span>;
}

const PHONES = ['iOS', 'iPadOS', 'Android'];

/** The icon of the device where a session runs. Its name is beside it. */
export function DeviceMark({ system }: { system: string | null }) {
  const Icon = PHONES.includes(system ?? '') ? PhoneIcon : MonitorIcon;
  return (
    <span className={css.mark}>
      <Icon size={22} />
    </span>
  );
}

function shapeOf(method: SessionMethod | null, walletName: string | null) {
  if (walletName === 'MetaMask') return <MethodIcon method="metamask" size={24} />;
  if (method === null || method === 'app') return <MonitorIcon size={22} />;
  if (method === 'wallet') return <WalletIcon size={22} />;
  return <MethodIcon method={method} size={24} />;
}
