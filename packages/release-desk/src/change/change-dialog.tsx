import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { TextField } from '@xana/ui-kit/text-field';
import { type FormEvent, useId, useState } from 'react';
import { rememberActor, rememberedActor } from '../frame/preferences.ts';
import { phrases } from '../phrases/phrases.ts';
import type { CommandRequest } from '../server/desk-client.ts';
import * as css from './change.module.css';
import { PlanSummary } from './plan-summary.tsx';
import { useChange } from './use-change.ts';

export interface Change {
  verb: CommandRequest['verb'];
  name: string;
  /** Default: the last known good release. */
  release?: { id: string; version: string | null };
  /** Ends a quarantine or a mark. */
  isLifted?: boolean;
}

/** What a change would do, why it is made, and the change. */
export function ChangeDialog({ change, onClose }: { change: Change; onClose(): void }) {
  const text = phrases.useText();
  const form = useId();
  const [reason, setReason] = useState('');
  const [actor, setActor] = useState(rememberedActor);
  const [isTried, setIsTried] = useState(false);
  const { plan, problem, isBusy, isConflict, run } = useChange(change, onClose);
  const { title, label, isDangerous } = describeChange(text, change);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!reason.trim() || !actor.trim()) return;
    rememberActor(actor.trim());
    run({ reason: reason.trim(), actor: actor.trim() });
  };
  const isRejected = (plan?.data?.problems.length ?? 0) > 0 || plan?.isError === true;
  return (
    <Dialog title={title} closeLabel={text('close')} onClose={onClose} size="wide">
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {plan ? <PlanSummary plan={plan} /> : <p className={css.soft}>{text('simpleHint')}</p>}
        <TextField
          label={text('reason')}
          hint={text('reasonHint')}
          error={isTried && !reason.trim() ? text('reasonMissing') : undefined}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextField
          label={text('yourName')}
          error={isTried && !actor.trim() ? text('yourNameMissing') : undefined}
          value={actor}
          maxLength={120}
          autoComplete="name"
          onChange={({ target }) => setActor(target.value)}
        />
        <Notice
          tone="problem"
          text={problem && (isConflict ? text('changedMeanwhile') : text('failed'))}
          hint={problem}
        />
      </form>
      <DialogActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <Button
          type="submit"
          form={form}
          variant={isDangerous ? 'danger' : 'primary'}
          isBusy={isBusy}
          disabled={isRejected || plan?.isLoading}
        >
          {label}
        </Button>
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
  return isLifted
    ? { title: text('planUnmark', values), label: text('doUnmark'), isDangerous: false }
    : { title: text('planMarkGood', values), label: text('doMarkGood'), isDangerous: false };
}
