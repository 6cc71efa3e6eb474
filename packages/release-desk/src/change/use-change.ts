import { useMutation } from '@tanstack/react-query';
import { memberName, memberSubject } from '@xana/validation';
import { useEffect, useState } from 'react';
import {
  type CommandRequest,
  type PlannedVerb,
  runCommand,
  ServerError,
  type StorageLimits,
} from '../server/desk-client.ts';
import { queryClient, useAccess, useOverview, usePlan, useStorage } from '../server/use-desk-data.ts';
import { readLimits } from '../storage/limits.ts';
import type { ChangeOptions } from './change-fields.tsx';
import { type Change, type ChangeKind, KINDS } from './change-kinds.ts';

/** The server made no change yet: it needs two people. */
const isProposal = (data: unknown): boolean => typeof data === 'object' && data !== null && 'proposal' in data;

/**
 * The plan of a change, and the change itself: it is made only on the registry that the plan was made for. A change that is confirmed
 * before its plan is there waits for it, and is dropped when the plan finds a problem. What cannot be taken back does not wait: it is
 * confirmed after its plan was seen.
 */
export function useChange(change: Change, typed: ChangeOptions, onDone: () => void) {
  const { isFinal = false } = KINDS[change.kind];
  const plan = useChangePlan(change, typed);
  const [waiting, setWaiting] = useState<string>();
  const { mutate, error, isPending, data } = useMutation({
    mutationFn: (reason: string) => {
      const { options, ...request } = requestOf(change, typed);
      // A withdrawal and its proposal belong to no revision.
      const isAnyRevision = plan.revision === undefined || change.kind === 'withdraw';
      const basis = { ...options, ...(isAnyRevision ? {} : { expect: String(plan.revision) }) };
      return runCommand({ ...request, options: { ...basis, reason } });
    },
    onSuccess: ({ data: done }) => {
      void queryClient.invalidateQueries();
      // The result of what is final is shown.
      if (isFinal || (isProposal(done) && change.kind !== 'withdraw')) return;
      onDone();
    },
    // What would happen now may differ. The change stays busy until it is shown, so that a second try is not made on the old plan.
    onError: () => queryClient.invalidateQueries(),
  });
  useEffect(() => {
    if (waiting === undefined || plan.isLoading) return;
    setWaiting(undefined);
    if (!plan.isRejected) mutate(waiting);
  }, [waiting, plan.isLoading, plan.isRejected, mutate]);
  const isProposed = data !== undefined && change.kind !== 'withdraw' && isProposal(data.data);
  const isBusy = isPending || waiting !== undefined;
  return {
    plan,
    problem: error?.message,
    isConflict: error instanceof ServerError && error.isConflict,
    isBusy,
    isProposed,
    /** What was done, when it is shown. */
    result: isFinal && !isProposed ? data?.data : undefined,
    run(reason: string) {
      if (isBusy) return;
      if (!plan.isLoading) mutate(reason);
      else if (!isFinal) setWaiting(reason);
    },
  };
}

/** What the server found about a change before it is made; each kind has one of these or none. */
function useChangePlan({ kind, name, release }: Change, typed: ChangeOptions) {
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

/** Whose access a dialog changes, as it will be stored. */
export function typedMember({ member }: Change, { subject = '', kind = 'person', called = '' }: ChangeOptions) {
  if (member) return { kind: member.kind, subject: member.subject, called: undefined };
  return {
    kind: kind === 'workflow' ? ('workflow' as const) : ('person' as const),
    subject: memberSubject(subject),
    called: memberName(called) || undefined,
  };
}

/** The microfrontend whose roles a dialog changes: the chosen one, or that of the change. */
export const namedBy = ({ name }: Change, { of }: ChangeOptions): string => of ?? name;

/** The command of a change, without its reason and revision. */
export function requestOf(change: Change, typed: ChangeOptions): CommandRequest {
  const { verb, release: position, options = {} } = KINDS[change.kind];
  const { name, release, proposal } = change;
  if (verb === 'grant' || verb === 'revoke') {
    const { kind, subject, called } = typedMember(change, typed);
    const args = [namedBy(change, typed), typed.roles ?? ''];
    return { verb, args, options: { [kind]: subject, ...(called && verb === 'grant' ? { as: called } : {}) } };
  }
  if (verb === 'withdraw') return { verb, args: proposal ? [proposal.id] : [], options: {} };
  if (verb === 'gc') return { verb, args: [], options: { ...typed } };
  return {
    verb,
    args: position === 'argument' && release ? [name, release.id] : [name],
    options: { ...typed, ...(position === 'option' && release ? { to: release.id } : {}), ...options },
  };
}
