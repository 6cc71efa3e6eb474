import type { DeskAccess } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { phrases } from '../phrases/phrases.ts';
import { useMe } from '../server/use-desk-data.ts';
import * as css from './access.module.css';
import { ApproveDialog } from './approve-dialog.tsx';
import { useMayDecide } from './use-permission.ts';

type Proposal = DeskAccess['proposals'][number];
type Verb = 'approve' | 'withdraw';

/** Changes that wait for a second person, with the decision. A dialog stays open when another person decides meanwhile. */
export function ProposalList({ proposals }: { proposals: readonly Proposal[] }) {
  const [asked, setAsked] = useState<{ proposal: Proposal; verb: Verb }>();
  const close = () => setAsked(undefined);
  return (
    <>
      {proposals.length > 0 && (
        <ul className={css.proposals}>
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} onDecide={(verb) => setAsked({ proposal, verb })} />
          ))}
        </ul>
      )}
      {asked?.verb === 'approve' && <ApproveDialog proposal={asked.proposal} onClose={close} />}
      {asked?.verb === 'withdraw' && (
        <ChangeDialog
          change={{ kind: 'withdraw', name: asked.proposal.name, proposal: asked.proposal }}
          onClose={close}
        />
      )}
    </>
  );
}

function ProposalRow({ proposal, onDecide }: { proposal: Proposal; onDecide(verb: Verb): void }) {
  const text = phrases.useText();
  const { relativeTime } = useFormats();
  const { command, reason, by, at, subject, verb, name } = proposal;
  const isOwn = useMe().data?.subject === subject;
  const mayDecide = useMayDecide(verb, name);
  return (
    <li className={css.proposal}>
      <div>
        <code>{command}</code>
        <p>{reason}</p>
        <p className={css.soft}>{text('proposedBy', { by, time: relativeTime(at) })}</p>
      </div>
      <div className={css.decisions}>
        {isOwn && <span className={css.soft}>{text('needsAnother')}</span>}
        {!isOwn && mayDecide && (
          <Button variant="primary" onClick={() => onDecide('approve')} aria-label={`${text('approve')}: ${command}`}>
            {text('approve')}
          </Button>
        )}
        {(isOwn || mayDecide) && (
          <Button onClick={() => onDecide('withdraw')} aria-label={`${text('withdraw')}: ${command}`}>
            {text('withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}
