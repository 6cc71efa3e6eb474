import { ConnectorError } from '../../connectors/connector.ts';
import { useSigningProblem } from '../signing-problem.ts';
import { useText } from './phrases/phrases.ts';

/** Returns the text of a failed login. Null: the user cancelled, which needs no text. */
export function useLoginProblem(): (error: unknown, method: string) => string | null {
  const t = useText();
  const describe = useSigningProblem();
  return (error, method) => {
    if (error instanceof ConnectorError) {
      if (error.problem === 'cancelled') return null;
      if (error.problem !== 'failed') return t(`problem.${error.problem}`, { method });
    }
    return describe(error, {
      rejected: t('login.rejected'),
      locked: t('login.locked', { wallet: method }),
      pending: t('login.pending', { wallet: method }),
      failed: t('login.walletFailed', { wallet: method }),
    });
  };
}
