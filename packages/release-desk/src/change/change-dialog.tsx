import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { TextField } from '@xana/ui-kit/text-field';
import { type FormEvent, useId, useState } from 'react';
import { usePermission } from '../access/use-permission.ts';
import { phrases } from '../phrases/phrases.ts';
import * as css from './change.module.css';
import { ChangeFields, firstOptions } from './change-fields.tsx';
import { type Change, KINDS } from './change-kinds.ts';
import { PlanSummary } from './plan-summary.tsx';
import { useChange } from './use-change.ts';

/** What a change would do, why it is made, and the change. */
export function ChangeDialog({ change, onClose }: { change: Change; onClose(): void }) {
  const text = phrases.useText();
  const form = useId();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [options, setOptions] = useState(() => firstOptions(change.kind));
  const { plan, problem, isBusy, isConflict, isProposed, run } = useChange(change, onClose);
  const { verb, title, label, hint, isDangerous } = KINDS[change.kind];
  const { missing, admins } = usePermission(verb, change.name);
  const { name, release } = change;
  const values = { name, version: release?.version ?? release?.id.slice(0, 8) ?? '' };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (reason.trim()) run({ ...options, reason: reason.trim() });
  };
  const isRejected = (plan?.data?.problems.length ?? 0) > 0 || plan?.isError === true;
  return (
    <Dialog title={text(title, values)} closeLabel={text('close')} onClose={onClose} size="wide">
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {plan && <PlanSummary plan={plan} />}
        {hint && <p className={css.soft}>{text(hint)}</p>}
        <ChangeFields kind={change.kind} options={options} onChange={setOptions} />
        <TextField
          label={text('reason')}
          hint={text('reasonHint')}
          error={isTried && !reason.trim() ? text('reasonMissing') : undefined}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        <Notice
          tone="warning"
          text={missing && text('missingRole', { role: missing, name })}
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
            {text(label)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
