import { messagePhrases } from '@xana/i18n/messages';
import { useWallet } from '@xana/session/react';
import { shortAddress } from '@xana/wallet/addresses';
import { walletMessageCode } from '@xana/wallet/provider-errors';
import { readableAddress } from '@xana/wallet/readable-address';
import type { ConnectProblem } from '../../wallet-connection/connect-wallet.ts';
import { useText } from './phrases/phrases.ts';

/** Returns the text for a wallet that could not be connected; empty when the user rejected it. */
export function useConnectText(): (problem: ConnectProblem) => string {
  const t = useText();
  const message = messagePhrases.useText();
  const address = shortAddress(readableAddress(useWallet()?.address ?? ''), 6);
  return (problem) => {
    switch (problem) {
      case 'rejected':
        return '';
      case 'notFound':
      case 'otherAccount':
      case 'expired':
      case 'noWallet':
        return t(`connect.${problem}`, { address });
      default:
        return message(walletMessageCode(problem));
    }
  };
}
