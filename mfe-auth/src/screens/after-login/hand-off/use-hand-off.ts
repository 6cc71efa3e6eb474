import { denyHandOff, grantHandOff, prepareHandOff } from '@xana/contracts/http/auth/hand-offs';
import { isApiError } from '@xana/remote-kit';
import { useSession, useWallet } from '@xana/session/react';
import { useEffect, useState } from 'react';
import { signText } from '../../../connectors/sign-text.ts';
import { useSigningProblem } from '../../../shared/signing-problem.ts';
import { useText } from '../phrases/phrases.ts';

/** `needsLogin`: the wallet is not attached, or a member without a wallet logged in more than five minutes ago. */
export type HandOffStatus = 'asking' | 'granted' | 'denied' | 'expired' | 'needsLogin';

const EXPIRY_CHECK_MS = 1_000;

/** The hand-off of this tab: the app, its number, and the member's answer. */
export function useHandOff() {
  const t = useText();
  const describe = useSigningProblem();
  const session = useSession();
  const wallet = useWallet();
  // The session forgets the hand-off after five minutes.
  const [{ builderLoginHash = '', deviceId = '', loginFor }] = useState(() => session.handOff());
  const [status, setStatus] = useState<HandOffStatus>('asking');
  const [number, setNumber] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [busyWith, setBusyWith] = useState<'grant' | 'deny' | null>(null);
  const app = { builderLoginHash, deviceId };

  /** The first outcome stays: the number may arrive after the answer, and the answer clears the hand-off. */
  const end = (outcome: HandOffStatus) => setStatus((current) => (current === 'asking' ? outcome : current));
  const run = async (what: 'grant' | 'deny' | null, work: () => Promise<HandOffStatus>) => {
    setBusyWith(what);
    setProblem('');
    try {
      const next = await work();
      end(next);
      if (next !== 'asking') session.clearHandOff();
    } catch (error) {
      if (isApiError(error) && error.code === 'NONCE_INVALID') end('expired');
      else if (isApiError(error) && error.code === 'ACCESS_DENIED') end('needsLogin');
      else {
        const texts = {
          rejected: t('handOff.rejected'),
          pending: t('handOff.pending'),
          failed: t('handOff.walletFailed'),
        };
        setProblem(describe(error, texts));
      }
    } finally {
      setBusyWith((current) => (current === what ? null : current));
    }
  };

  const load = () =>
    run(null, async () => {
      setNumber((await session.call(prepareHandOff, app)).number);
      return 'asking';
    });
  const grant = () =>
    run('grant', async () => {
      const { consent } = await session.call(prepareHandOff, app);
      if (consent && !wallet?.provider) return 'needsLogin';
      const signed =
        consent && wallet?.provider
          ? {
              nonce: consent.nonce,
              signature: await signText({ provider: wallet.provider, address: consent.address }, consent.message),
            }
          : {};
      await session.call(grantHandOff, { ...app, type: loginFor, ...signed });
      return 'granted';
    });
  const deny = () =>
    run('deny', async () => {
      await session.call(denyHandOff, app);
      return 'denied';
    });

  useEffect(() => void load(), []);
  useEffect(() => {
    if (status !== 'asking') return;
    const timer = setInterval(() => {
      if (!session.handOff().builderLoginHash) end('expired');
    }, EXPIRY_CHECK_MS);
    return () => clearInterval(timer);
  }, [status]);
  return { status, number, appName: loginFor, deviceId, problem, busyWith, load, grant, deny };
}
