import { useErrorText } from '@xana/i18n/errors';
import { isApiError } from '@xana/remote-kit';
import { walletProblem } from '@xana/wallet/provider-errors';

interface SigningTexts {
  rejected: string;
  pending: string;
  failed: string;
  /** Default: `failed`. */
  locked?: string;
}

/** Returns the text of an error of the server, or of a wallet that was asked to sign. */
export function useSigningProblem(): (error: unknown, texts: SigningTexts) => string {
  const errorText = useErrorText();
  return (error, { rejected, pending, failed, locked = failed }) => {
    if (isApiError(error)) return errorText(error);
    const kind = walletProblem(error);
    if (kind === 'rejected') return rejected;
    if (kind === 'locked') return locked;
    return kind === 'requestPending' ? pending : failed;
  };
}
