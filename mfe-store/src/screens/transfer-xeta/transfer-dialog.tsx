import type { PayloadOf } from '@xana/contracts/events/event';
import type { transferRequested } from '@xana/contracts/events/store';
import { sharedPhrases } from '@xana/i18n';
import { useHandledEvent, useHoldPage } from '@xana/remote-kit';
import { useMember, useSession, useWallet } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { readableAddress } from '@xana/wallet/readable-address';
import { useState } from 'react';
import { useText } from './phrases/phrases.ts';
import { ProgressStep } from './progress-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { SentTransfer } from './sent-transfers.ts';
import * as css from './transfer-dialog.module.css';
import { draftOf, EMPTY_DRAFT, readDraft, storeDraft, type TransferDraft } from './transfer-draft.ts';
import { type FormResult, TransferForm } from './transfer-form.tsx';

type Step = { name: 'form' } | { name: 'review'; transfer: FormResult } | { name: 'progress'; id: string };

/** Opens on `store:transferRequested`: form, review and progress of a transfer of XETA. */
export function TransferDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { payload, close } = useHandledEvent<PayloadOf<typeof transferRequested>>();
  const member = useMember();
  const wallet = useWallet();
  useHoldPage();
  const [step, setStep] = useState<Step>(
    payload.transferId ? { name: 'progress', id: payload.transferId } : { name: 'form' },
  );
  const from = readableAddress(wallet?.address ?? member?.userWallet.address ?? '');
  const [draft, setDraft] = useState(() => readDraft(from));
  if (!member) return null;
  const write = (next: TransferDraft) => {
    setDraft(next);
    storeDraft(from, next);
  };
  const toForm = () => setStep({ name: 'form' });
  const retry = (lost: SentTransfer) => {
    write(draftOf(lost));
    toForm();
  };
  const title = step.name === 'review' ? t('review.title') : t('title');
  return (
    <Dialog title={title} closeLabel={shared('close')} onClose={close}>
      {step.name === 'progress' ? (
        <ProgressStep id={step.id} onAgain={toForm} onRetry={retry} onClose={close} />
      ) : wallet?.type !== 'web3Auth' ? (
        <OtherWallet onClose={close} />
      ) : step.name === 'form' ? (
        <TransferForm
          from={from}
          draft={draft}
          onChange={write}
          onReview={(transfer) => setStep({ name: 'review', transfer })}
        />
      ) : (
        <ReviewStep
          from={from}
          transfer={step.transfer}
          onBack={toForm}
          onSent={(id) => {
            write(EMPTY_DRAFT);
            setStep({ name: 'progress', id });
          }}
        />
      )}
    </Dialog>
  );
}

/** Wallets with a window of their own send XETA themselves (TX-07). */
function OtherWallet({ onClose }: { onClose(): void }) {
  const t = useText();
  const session = useSession();
  const open = () => {
    onClose();
    session.openWallet();
  };
  return (
    <>
      <p className={css.text}>{t('other.text')}</p>
      <Button variant="primary" onClick={open}>
        {t('other.wallet')}
      </Button>
    </>
  );
}
