import { useMutation } from '@tanstack/react-query';
import type { DeskAccess } from '@xana/contracts/releases/desk';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { useReturnedFocus } from '../frame/returned-focus.ts';
import { phrases } from '../phrases/phrases.ts';
import { runCommand } from '../server/desk-client.ts';
import { queryClient, useStorage } from '../server/use-desk-data.ts';
import { FIRST_LIMITS, readLimits } from '../storage/limits.ts';
import { StoragePlan, StorageResult } from '../storage/storage-plan.tsx';
import * as css from './access.module.css';
import { AccessPlan } from './access-plan.tsx';

type Proposal = DeskAccess['proposals'][number];

/** What another person asked for, with what it would do now. */
export function ApproveDialog({ proposal, onClose }: { proposal: Proposal; onClose(): void }) {
  const text = phrases.useText();
  const { command, reason, by, id, verb } = proposal;
  const isShown = verb === 'gc';
  useReturnedFocus();
  const { mutate, error, isPending, data } = useMutation({
    mutationFn: () => runCommand({ verb: 'approve', args: [id], options: {} }),
    onSuccess: isShown ? undefined : onClose,
    onSettled: () => void queryClient.invalidateQueries(),
  });
  return (
    <Dialog title={text('approveTitle')} closeLabel={text('close')} onClose={onClose} size="wide">
      <div className={css.decision}>
        <code>{command}</code>
        <p>
          {by}: {reason}
        </p>
        {verb === 'gc' && !data && <ProposedStorage options={proposal.options} />}
        {!data && <AccessPlan request={proposal} isApproved />}
        <StorageResult result={data?.data} />
        <Notice tone="problem" text={error && text('failed')} hint={error?.message} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{text(data ? 'close' : 'cancel')}</Button>
        {!data && (
          <Button variant={isShown ? 'danger' : 'primary'} isBusy={isPending} onClick={() => mutate()}>
            {text('approve')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What a proposed `gc` would delete now. */
function ProposedStorage({ options }: Pick<Proposal, 'options'>) {
  const typed = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
  return <StoragePlan plan={useStorage(readLimits({ ...FIRST_LIMITS, ...typed }))} />;
}
