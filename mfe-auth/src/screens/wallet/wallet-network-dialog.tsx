import { useHandledEvent } from '@xana/remote-kit';
import { SwitchNetworkDialog } from './switch-network-dialog.tsx';

/** Opens on `auth:walletChainUnsupported`, with a notice and the supported networks. */
export function WalletNetworkDialog() {
  const { close } = useHandledEvent();
  return <SwitchNetworkDialog onClose={close} />;
}
