import { useMutation } from '@tanstack/react-query';
import type { DeskAccess } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { useState } from 'react';
import { phrases } from '../phrases/phrases.ts';
import { runCommand } from '../server/desk-client.ts';
import { queryClient, useMe } from '../server/use-desk-data.ts';
import * as css from './access.module.css';

type Proposal = DeskAccess['proposals'][number];

/** Changes that wait for a second person, with the decision. */
export function ProposalList({ proposals }: { proposals: readonly Proposal[] }) {
  const [asked, setAsked] = useState<Decision>();
  return (
    <>
      <ul className={css.proposals}>
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} onDecide={(verb) => setAsked({ proposal, verb })} />
        ))}
      </ul>
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface Decision {
  proposal: Proposal;
  verb: 'approve' | 'withdraw';
}

function ProposalRow({ proposal, onDecide }: { proposal: Proposal; onDecide(verb: Decision['verb']): void }) {
  const text = phrases.useText();
  const { relativeTime } = useFormats();
  const { command, reason, by, at, subject } = proposal;
  const isOwn = useMe().data?.subject === subject;
  return (
    <li className={css.proposal}>
      <div>
        <code>{command}</code>
        <p>{reason}</p>
        <p className={css.soft}>{text('proposedBy', { by, time: relativeTime(at) })}</p>
      </div>
      <div className={css.decisions}>
        {isOwn ? (
          <span className={css.soft}>{text('needsAnother')}</span>
        ) : (
          <Button variant="primary" onClick={() => onDecide('approve')} aria-label={`${text('approve')}: ${command}`}>
            {text('approve')}
          </Button>
        )}
        <Button onClick={() => onDecide('withdraw')} aria-label={`${text('withdraw')}: ${command}`}>
          {text('withdraw')}
        </Button>
      </div>
    </li>
  );
}

function DecisionDialog({ proposal, verb, onClose }: Decision & { onClose(): void }) {
  const text = phrases.useText();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      runCommand({ verb, args: [proposal.id], options: verb === 'withdraw' ? { reason: text('withdrawn') } : {} }),
    onSuccess: onClose,
    onSettled: () => void queryClient.invalidateQueries(),
  });
  const { command, reason, by } = proposal;
  return (
    <Dialog
      title={text(verb === 'approve' ? 'approveTitle' : 'withdrawTitle')}
      closeLabel={text('close')}
      onClose={onClose}
    >
      <div className={css.decision}>
        <code>{command}</code>
        <p>
          {by}: {reason}
        </p>
        <Notice tone="problem" text={error && text('failed')} hint={error?.message} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <Button variant={verb === 'approve' ? 'primary' : 'danger'} isBusy={isPending} onClick={() => mutate()}>
          {text(verb)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
