import { acceptTerms } from '@xana/contracts/http/terms/terms';
import { isApiError } from '@xana/remote-kit';
import { useSession, useWallet } from '@xana/session/react';
import { useState } from 'react';
import { signText } from '../../connectors/sign-text.ts';
import { useSigningProblem } from '../../shared/signing-problem.ts';
import { useText } from './phrases/phrases.ts';

interface Acceptance {
  version: string;
  /** The text that the wallet signs; null without a wallet. */
  message: string | null;
}

/**
 * Accepts the terms with a signature of the attached wallet, or by confirmation alone: after a reload no wallet may be
 * attached. A wallet that fails must not lock the member out, so after a failure the confirmation alone is offered.
 */
export function useAcceptance(onAccepted: () => void, onOutdated: () => void) {
  const t = useText();
  const describe = useSigningProblem();
  const session = useSession();
  const wallet = useWallet();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [hasWalletFailed, setHasWalletFailed] = useState(false);
  const provider = wallet?.provider;

  const accept = async ({ version, message }: Acceptance, isSigned: boolean) => {
    setIsBusy(true);
    setProblem('');
    try {
      const signature =
        isSigned && provider && message ? await signText({ provider, address: wallet.address }, message) : undefined;
      await session.call(acceptTerms, { version, signature });
      onAccepted();
    } catch (error) {
      const texts = { rejected: t('rejected'), pending: t('pending'), failed: t('walletFailed') };
      setProblem(describe(error, texts));
      if (!isApiError(error) || error.code === 'SIGNATURE_INVALID') setHasWalletFailed(true);
      if (isApiError(error) && error.code === 'NOT_FOUND') onOutdated();
    } finally {
      setIsBusy(false);
    }
  };
  return { accept, isBusy, problem, canSign: Boolean(provider), hasWalletFailed };
}
