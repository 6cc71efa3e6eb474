import { ConnectorError } from '../../connectors/connector.ts';
import { useSigningProblem } from '../signing-problem.ts';
import { useText } from './phrases/phrases.ts';

/** @param isConnected whether the wallet was asked to sign; before, it was asked for its account */
type Describe = (error: unknown, method: string, isConnected: boolean) => string | null;

/** Returns the text of a failed login. Null: the user cancelled, which needs no text. */
export function useLoginProblem(): Describe {
  const t = useText();
  const describe = useSigningProblem();
  return (error, method, isConnected) => {
    if (error instanceof ConnectorError) {
      if (error.problem === 'cancelled') return null;
      if (error.problem !== 'failed') return t(`problem.${error.problem}`, { method });
    }
    return describe(error, {
      rejected: isConnected ? t('login.rejected') : t('login.notConnected', { wallet: method }),
      locked: t('login.locked', { wallet: method }),
      pending: t('login.pending', { wallet: method }),
      failed: t('login.walletFailed', { wallet: method }),
    });
  };
}
