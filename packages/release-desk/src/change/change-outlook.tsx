import { AccessPlan } from '../access/access-plan.tsx';
import { StoragePlan } from '../storage/storage-plan.tsx';
import type { ChangeOptions } from './change-fields.tsx';
import type { Change } from './change-kinds.ts';
import { requestOf } from './change-request.ts';
import { PlanSummary } from './plan-summary.tsx';
import type { ChangePlan } from './use-change-plan.ts';

interface ChangeOutlookProps {
  change: Change;
  options: ChangeOptions;
  plan: ChangePlan;
}

/** What would happen: to the page, to the access list or in the store. */
export function ChangeOutlook({ change, options, plan: { switched, storage } }: ChangeOutlookProps) {
  return (
    <>
      {switched && <PlanSummary plan={switched} />}
      {storage && <StoragePlan plan={storage} />}
      {change.proposal && <code>{change.proposal.command}</code>}
      <AccessPlan request={requestOf(change, options)} />
    </>
  );
}
