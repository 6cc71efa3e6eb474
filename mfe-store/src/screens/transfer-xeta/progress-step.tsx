import { sharedPhrases } from '@xana/i18n';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { DialogActions } from '@xana/ui-kit/dialog';
import { CheckIcon, ExternalIcon } from '@xana/ui-kit/icon';
import { Notice } from '@xana/ui-kit/notice';
import { Spinner } from '@xana/ui-kit/spinner';
import { fromWei } from '@xana/wallet/amounts';
import { addressLink, transactionLink, XANA_CHAIN_ID } from '@xana/wallet/chains';
import { useText } from './phrases/phrases.ts';
import * as css from './progress-step.module.css';
import { CONFIRMATIONS, type SentTransfer } from './sent-transfers.ts';
import { useSentTransfers, useTrackTransfers } from './use-track-transfers.ts';

interface ProgressStepProps {
  id: string;
  onAgain(): void;
  /** Opens the form with a transfer that was not carried out. */
  onRetry(lost: SentTransfer): void;
  onClose(): void;
}

/** Where a sent transfer is: sent, in a block, confirmed (TX-05). */
export function ProgressStep({ id, onAgain, onRetry, onClose }: ProgressStepProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { isUnreachable } = useTrackTransfers();
  const transfer = useSentTransfers().find((each) => each.id === id);
  if (!transfer) return null;
  const { wei, hash, outcome, from } = transfer;
  const amount = fromWei(wei);
  const isLost = outcome === 'failed' || outcome === 'replaced' || outcome === 'dropped' || outcome === 'untraced';
  const text =
    outcome !== 'open'
      ? t(`progress.${outcome}`, { amount })
      : isUnreachable
        ? t('progress.unreachable')
        : t(hash ? 'progress.open' : 'progress.unknown');
  return (
    <>
      <p className={css.amount}>
        {amount} <span className={css.symbol}>XETA</span>
      </p>
      {!isLost && <Stages transfer={transfer} />}
      {isLost ? (
        <Notice tone="problem" text={text} />
      ) : (
        <p role="status" className={css.text}>
          {text}
        </p>
      )}
      {(hash || outcome === 'untraced') && (
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={hash ? transactionLink(XANA_CHAIN_ID, hash) : addressLink(XANA_CHAIN_ID, from)}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalIcon size={18} /> {t('progress.explorer')}
        </a>
      )}
      <DialogActions>
        {isLost && outcome !== 'untraced' ? (
          <Button onClick={() => onRetry(transfer)}>{t('progress.retry')}</Button>
        ) : (
          <Button onClick={onAgain}>{t('progress.again')}</Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {shared('close')}
        </Button>
      </DialogActions>
    </>
  );
}

function Stages({ transfer: { hash, outcome, confirmations } }: { transfer: SentTransfer }) {
  const t = useText();
  const isDone = outcome === 'done';
  const count = Math.min(confirmations, CONFIRMATIONS);
  const stages = [
    { label: t(hash ? 'progress.sent' : 'progress.sending'), isOver: hash !== null },
    { label: t('progress.included'), isOver: confirmations > 0 },
    {
      label: t('progress.confirmed'),
      isOver: isDone,
      note: t('progress.count', { count: String(count), needed: String(CONFIRMATIONS) }),
    },
  ];
  const current = stages.findIndex(({ isOver }) => !isOver);
  return (
    <ol className={css.stages}>
      {stages.map(({ label, isOver, note }, index) => (
        <li
          key={label}
          className={css.stage}
          data-state={isOver ? 'over' : 'open'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.mark}>{isOver ? <CheckIcon size={18} /> : index === current && <Spinner />}</span>
          <span className={css.label}>{label}</span>
          {note && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
