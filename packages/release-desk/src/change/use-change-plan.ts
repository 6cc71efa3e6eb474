import type { PlannedVerb, StorageLimits } from '../server/desk-client.ts';
import { useAccess, useOverview, usePlan, useStorage } from '../server/use-desk-data.ts';
import { readLimits } from '../storage/limits.ts';
import type { ChangeOptions } from './change-fields.tsx';
import type { Change, ChangeKind } from './change-kinds.ts';

/** What the server found about a change before it is made; each kind has one of these or none. */
export function useChangePlan({ kind, name, release }: Change, typed: ChangeOptions) {
  const isSwitch = isSwitchKind(kind);
  const limits: StorageLimits | undefined = kind === 'collect' ? readLimits(typed) : undefined;
  const switched = usePlan(isSwitch ? kind : 'rollback', name, release?.id, isSwitch);
  const storage = useStorage(limits);
  const access = useAccess();
  const overview = useOverview();
  const source = isSwitch ? switched : kind === 'collect' ? storage : isAccessKind(kind) ? access : overview;
  const problems = isSwitch ? (switched.data?.problems ?? []) : [];
  const isPlanned = isSwitch || kind === 'collect';
  return {
    switched: isSwitch ? switched : undefined,
    storage: limits && storage,
    /** The registry that the plan was made for. */
    revision: source.data?.revision,
    isLoading: isPlanned && source.isLoading,
    isRejected: isPlanned && (source.isError || problems.length > 0),
  };
}

export type ChangePlan = ReturnType<typeof useChangePlan>;

const isSwitchKind = (kind: ChangeKind): kind is PlannedVerb =>
  kind === 'rollback' || kind === 'promote' || kind === 'quarantine';

const isAccessKind = (kind: ChangeKind): boolean =>
  kind === 'grant' || kind === 'revoke' || kind === 'demandTwo' || kind === 'allowOne';
