import { useMount, useQuery } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { DialogActions } from '@xana/ui-kit/dialog';
import { HoldButton } from '@xana/ui-kit/hold-button';
import { Notice } from '@xana/ui-kit/notice';
import { isSameAddress } from '@xana/wallet/addresses';
import { fromWei } from '@xana/wallet/amounts';
import { XANA_CHAIN_ID } from '@xana/wallet/chains';
import { readRecentTransfers } from '@xana/wallet/recent-transfers';
import type { ReactNode } from 'react';
import { atMost } from './at-most.ts';
import { maximumFee } from './gateway/xeta-gateway.ts';
import { imitatedAddress } from './known-addresses.ts';
import { useText } from './phrases/phrases.ts';
import * as css from './transfer-dialog.module.css';
import type { FormResult } from './transfer-form.tsx';
import { useSendTransfer } from './use-send-transfer.ts';
import { useSentTransfers } from './use-track-transfers.ts';

interface ReviewStepProps {
  from: string;
  transfer: FormResult;
  onBack(): void;
  onSent(id: string): void;
}

/** Everything that will be sent, in full, before the wallet is asked. */
export function ReviewStep({ from, transfer, onBack, onSent }: ReviewStepProps) {
  const t = useText();
  const { to, name, username, wei, fee } = transfer;
  const { send, isBusy, problem } = useSendTransfer(onSent);
  const known = useKnownRecipients(from);
  const isFirst = !known.some((address) => isSameAddress(address, to));
  const imitated = imitatedAddress(to, known);
  const amount = fromWei(wei);
  const sendNow = () => void send({ from, to, name, wei, fee });
  return (
    <>
      <p className={css.total}>
        {amount} <span className={css.symbol}>XETA</span>
      </p>
      <dl className={css.lines}>
        <Line label={t('from')} value={<code className={css.whole}>{from}</code>} />
        <Line
          label={t('to')}
          value={
            <>
              {name && <bdi className={css.name}>{name}</bdi>}
              {username && <span className={css.username}>@{username}</span>}
              <code className={css.whole}>{to}</code>
            </>
          }
        />
        <Line isShort label={t('review.network')} value="XANAChain" />
        <Line isShort label={t('fee')} value={t('fee.atMost', { fee: atMost(maximumFee(fee)) })} />
        <Line
          isShort
          label={t('review.total')}
          value={<b>{t('fee.atMost', { fee: atMost(wei + maximumFee(fee)) })}</b>}
        />
      </dl>
      {imitated ? (
        <Imitation known={imitated} entered={to} />
      ) : (
        <Notice tone="warning" text={isFirst && t('review.first')} />
      )}
      <p className={css.note}>{t('review.final')}</p>
      <Notice tone="problem" text={problem} />
      <Notice tone="progress" text={isBusy && t('review.wallet')} />
      <DialogActions>
        <Button onClick={onBack} disabled={isBusy}>
          {t('back')}
        </Button>
        {imitated ? (
          <HoldButton isBusy={isBusy} hint={t('review.hold')} onHeld={sendNow}>
            {t('review.send', { amount })}
          </HoldButton>
        ) : (
          <Button variant="primary" isBusy={isBusy} onClick={sendNow}>
            {t('review.send', { amount })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** Both addresses in full: their ends are the same, so the short forms would be. */
function Imitation({ known, entered }: { known: string; entered: string }) {
  const t = useText();
  return (
    <div className={css.imitation}>
      <Notice tone="problem" text={t('review.imitation')} />
      <dl className={css.lines}>
        <Line label={t('review.known')} value={<code className={css.whole}>{known}</code>} />
        <Line label={t('review.entered')} value={<code className={css.whole}>{entered}</code>} />
      </dl>
    </div>
  );
}

interface LineProps {
  label: string;
  value: ReactNode;
  /** The value is beside the label. */
  isShort?: boolean;
}

function Line({ label, value, isShort }: LineProps) {
  return (
    <div className={isShort ? css.short : css.line}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/**
 * To whom the wallet has sent before: from this browser, or in the last blocks. Who only sent something to the wallet is not
 * known by that, because this is how forged addresses arrive.
 */
function useKnownRecipients(from: string): string[] {
  const { config } = useMount();
  const sent = useSentTransfers().filter(({ outcome }) => outcome === 'done');
  const { data: recent = [] } = useQuery({
    queryKey: ['recent-transfers', from],
    queryFn: () => readRecentTransfers(config.rpc[String(XANA_CHAIN_ID)] ?? [], from),
  });
  return [...sent, ...recent.filter((each) => isSameAddress(each.from, from))].map(({ to }) => to);
}
