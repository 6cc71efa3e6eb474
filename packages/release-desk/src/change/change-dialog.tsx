import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { TextField } from '@xana/ui-kit/text-field';
import { type FormEvent, useId, useState } from 'react';
import { AccessPlan } from '../access/access-plan.tsx';
import { usePermission } from '../access/use-permission.ts';
import { useReturnedFocus } from '../frame/returned-focus.ts';
import { phrases } from '../phrases/phrases.ts';
import { isCount } from '../storage/limits.ts';
import { StoragePlan, StorageResult } from '../storage/storage-plan.tsx';
import * as css from './change.module.css';
import { ChangeFields, type ChangeOptions, firstOptions } from './change-fields.tsx';
import { type Change, KINDS } from './change-kinds.ts';
import { PlanSummary } from './plan-summary.tsx';
import { type ChangePlan, namedBy, requestOf, typedMember, useChange } from './use-change.ts';

/** What a change would do, why it is made, and the change. */
export function ChangeDialog({ change, onClose }: { change: Change; onClose(): void }) {
  const text = phrases.useText();
  const form = useId();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [options, setOptions] = useState(() => firstOptions(change));
  const { plan, problem, isBusy, isConflict, isProposed, result, run } = useChange(change, options, onClose);
  useReturnedFocus();
  const { verb, title, memberTitle = title, label, hint, isDangerous } = KINDS[change.kind];
  const shownTitle = text(change.member ? memberTitle : title, titleValues(change));
  const name = namedBy(change, options);
  const { missing, admins } = usePermission(verb, name);
  const problems = typedProblems(change, options);
  const shownProblems = Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, text(key)]));
  const isOver = isProposed || result !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (reason.trim() && Object.keys(problems).length === 0) run(reason.trim());
  };
  return (
    <Dialog title={shownTitle} closeLabel={text('close')} onClose={onClose} size="wide">
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {!isOver && (
          <>
            {hint && <p className={css.soft}>{text(hint)}</p>}
            <ChangeFields
              change={change}
              options={options}
              problems={isTried ? shownProblems : {}}
              onChange={setOptions}
            />
            <ChangeOutlook change={change} options={options} plan={plan} />
            <TextField
              label={text('reason')}
              hint={text('reasonHint')}
              error={isTried && !reason.trim() ? text('reasonMissing') : undefined}
              value={reason}
              maxLength={500}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        )}
        <Notice
          tone="warning"
          text={missing && text('missingRole', { role: missing, name })}
          hint={text('askAdmin', { admins })}
        />
        <Notice tone="success" text={isProposed && text('proposed')} hint={text('proposedHint')} />
        <StorageResult result={result} />
        <Notice
          tone="problem"
          text={problem && (isConflict ? text('changedMeanwhile') : text('failed'))}
          hint={problem}
        />
      </form>
      <DialogActions>
        <Button onClick={onClose}>{text(isOver ? 'close' : 'cancel')}</Button>
        {!isOver && (
          <Button
            type="submit"
            form={form}
            variant={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={plan.isRejected || missing !== null}
          >
            {text(label)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface ChangeOutlookProps {
  change: Change;
  options: ChangeOptions;
  plan: ChangePlan;
}

/** What would happen: to the page, to the access list or in the store. */
function ChangeOutlook({ change, options, plan: { switched, storage } }: ChangeOutlookProps) {
  return (
    <>
      {switched && <PlanSummary plan={switched} />}
      {storage && <StoragePlan plan={storage} />}
      {change.proposal && <code>{change.proposal.command}</code>}
      <AccessPlan request={requestOf(change, options)} />
    </>
  );
}

const titleValues = ({ name, release, member }: Change) => ({
  name: member?.name ?? name,
  version: release?.version ?? release?.id.slice(0, 8) ?? '',
});

type Phrase = Parameters<ReturnType<typeof phrases.useText>>[0];

/** What is missing or wrong in the fields of a change, by field. */
function typedProblems(change: Change, typed: ChangeOptions): Record<string, Phrase> {
  const { kind } = change;
  if (kind === 'collect')
    return Object.fromEntries(
      ['keep', 'older-than']
        .filter((field) => !isCount(typed[field] ?? ''))
        .map((field): [string, Phrase] => [field, 'countWrong']),
    );
  if (kind !== 'grant' && kind !== 'revoke') return {};
  return {
    ...(typedMember(change, typed).subject ? {} : { subject: 'subjectMissing' as const }),
    ...(typed.roles ? {} : { roles: 'rolesMissing' as const }),
  };
}
