import { useHandledEvent } from '@xana/remote-kit';
import { SwitchNetworkDialog } from './switch-network-dialog.tsx';

/** Opens on `shell:networkRequested`, and asks the wallet for the network that the member has selected. */
export function NetworkRequestDialog() {
  const { payload, close } = useHandledEvent<{ chainId: number }>();
  return <SwitchNetworkDialog onClose={close} wanted={payload.chainId} />;
}

/** Opens on `auth:walletChainUnsupported`, with a notice and the supported networks. */
export function WalletNetworkDialog() {
  const { close } = useHandledEvent();
  return <SwitchNetworkDialog onClose={close} />;
}
