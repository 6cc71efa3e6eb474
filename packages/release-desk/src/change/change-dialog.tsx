import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { Select } from '@xana/ui-kit/select';
import { TextField } from '@xana/ui-kit/text-field';
import { type FormEvent, useId, useState } from 'react';
import { usePermission } from '../access/use-permission.ts';
import { phrases } from '../phrases/phrases.ts';
import type { CommandRequest } from '../server/desk-client.ts';
import * as css from './change.module.css';
import { PlanSummary } from './plan-summary.tsx';
import { useChange } from './use-change.ts';

export interface Change {
  verb: Exclude<CommandRequest['verb'], 'approve' | 'withdraw'>;
  name: string;
  /** Default: the last known good release. */
  release?: { id: string; version: string | null };
  /** Ends a quarantine, a mark or a freeze. */
  isLifted?: boolean;
  options?: Record<string, string | boolean>;
}

const FREEZE_TIMES = ['2h', '1d', '7d'] as const;

/** What a change would do, why it is made, and the change. */
export function ChangeDialog({ change, onClose }: { change: Change; onClose(): void }) {
  const text = phrases.useText();
  const form = useId();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [until, setUntil] = useState<string>(FREEZE_TIMES[0]);
  const { plan, problem, isBusy, isConflict, isProposed, run } = useChange(change, onClose);
  const { missing, admins } = usePermission(change.verb, change.name);
  const isFreeze = change.verb === 'freeze' && !change.isLifted;
  const { title, label, isDangerous } = describeChange(text, change);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!reason.trim()) return;
    run({ reason: reason.trim(), ...(isFreeze ? { until } : {}) });
  };
  const hint = change.verb === 'retire' ? 'retireHint' : change.verb === 'freeze' ? 'freezeHint' : 'simpleHint';
  const isRejected = (plan?.data?.problems.length ?? 0) > 0 || plan?.isError === true;
  return (
    <Dialog title={title} closeLabel={text('close')} onClose={onClose} size="wide">
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {plan ? <PlanSummary plan={plan} /> : <p className={css.soft}>{text(hint)}</p>}
        <TextField
          label={text('reason')}
          hint={text('reasonHint')}
          error={isTried && !reason.trim() ? text('reasonMissing') : undefined}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        {isFreeze && (
          <Select
            label={text('freezeFor')}
            choices={FREEZE_TIMES.map((id) => ({ id, name: text(`freeze_${id}`) }))}
            chosen={until}
            onChoose={setUntil}
          />
        )}
        <Notice
          tone="warning"
          text={missing && text('missingRole', { role: missing, name: change.name })}
          hint={text('askAdmin', { admins })}
        />
        <Notice tone="success" text={isProposed && text('proposed')} hint={text('proposedHint')} />
        <Notice
          tone="problem"
          text={problem && (isConflict ? text('changedMeanwhile') : text('failed'))}
          hint={problem}
        />
      </form>
      <DialogActions>
        <Button onClick={onClose}>{text(isProposed ? 'close' : 'cancel')}</Button>
        {!isProposed && (
          <Button
            type="submit"
            form={form}
            variant={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isRejected || plan?.isLoading || missing !== null}
          >
            {label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function describeChange(text: ReturnType<typeof phrases.useText>, { verb, name, release, isLifted }: Change) {
  const values = { name, version: release?.version ?? release?.id.slice(0, 8) ?? '' };
  if (verb === 'rollback') return { title: text('planRollback', values), label: text('doRollback'), isDangerous: true };
  if (verb === 'promote') return { title: text('planPromote', values), label: text('doPromote'), isDangerous: false };
  if (verb === 'quarantine')
    return isLifted
      ? { title: text('planLift', values), label: text('doLift'), isDangerous: false }
      : { title: text('planQuarantine', values), label: text('doQuarantine'), isDangerous: true };
  if (verb === 'freeze')
    return isLifted
      ? { title: text('planUnfreeze', values), label: text('doUnfreeze'), isDangerous: false }
      : { title: text('planFreeze', values), label: text('doFreeze'), isDangerous: false };
  if (verb === 'retire') return { title: text('planRetire', values), label: text('doRetire'), isDangerous: true };
  return isLifted
    ? { title: text('planUnmark', values), label: text('doUnmark'), isDangerous: false }
    : { title: text('planMarkGood', values), label: text('doMarkGood'), isDangerous: false };
}
