import { trayRequested } from '@xana/contracts/events/store';
import { messagePhrases } from '@xana/i18n/messages';
import { useBus } from '@xana/remote-kit';
import { useWallet } from '@xana/session/react';
import { walletMessageCode, walletProblem } from '@xana/wallet/provider-errors';
import { useRef, useState } from 'react';
import { useXetaGateway } from './gateway/use-xeta-gateway.ts';
import { type NewTransfer, TransferError } from './gateway/xeta-gateway.ts';
import { useText } from './phrases/phrases.ts';
import { addTransfer, changeTransfer, removeTransfer } from './sent-transfers.ts';
import { wasRefused } from './was-refused.ts';

type Reviewed = Omit<NewTransfer, 'nonce'> & { name: string | null };

/**
 * Sends a reviewed transfer. It is stored before the wallet is asked, with its nonce: the chain accepts one transaction for
 * each nonce, so that a lost answer or a second click cannot pay twice, and the transfer is found again after a reload.
 */
export function useSendTransfer(onSent: (id: string) => void) {
  const t = useText();
  const message = messagePhrases.useText();
  const bus = useBus();
  const load = useXetaGateway(useWallet()?.provider ?? null);
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const send = async ({ name, ...transfer }: Reviewed) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setProblem('');
    try {
      const gateway = await load();
      await gateway.checkNetwork();
      const nonce = await gateway.nextNonce(transfer.from);
      const { from, to, wei } = transfer;
      const id = crypto.randomUUID();
      addTransfer({ id, hash: null, from, to, wei, nonce, sentAt: Date.now(), name });
      try {
        changeTransfer(id, { hash: await gateway.send({ ...transfer, nonce }) });
      } catch (error) {
        if (wasRefused(error)) {
          removeTransfer(id);
          throw error;
        }
        // The wallet may have sent it: the chain knows.
      }
      bus.publish(trayRequested, {});
      onSent(id);
    } catch (error) {
      setProblem(
        error instanceof TransferError
          ? t(`problem.${error.problem}`)
          : message(walletMessageCode(walletProblem(error))),
      );
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { send, isBusy, problem };
}
