import type { EventPlan } from '@xana/contracts/http/events/event-plan';
import { getMyEventPlans } from '@xana/contracts/http/events/event-plans';
import { useEditAnswers, useOperation } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';

/** What the member plans for an event. All events on the page share one answer. */
export function useEventPlan(eventId: number) {
  const isMember = useMember() !== null;
  const edit = useEditAnswers();
  const { data } = useOperation(getMyEventPlans, {}, { isEnabled: isMember });
  const planIn = (rows: readonly EventPlan[] = []): EventPlan =>
    rows.find((row) => row.eventId === eventId) ?? { eventId, answer: null, isReminded: false };
  /** Shows a changed plan everywhere. @returns the plan before it */
  const change = (changed: Partial<EventPlan>): EventPlan => {
    let before = planIn();
    edit(getMyEventPlans, ({ rows }) => {
      before = planIn(rows);
      return { rows: [...rows.filter((row) => row.eventId !== eventId), { ...before, ...changed }] };
    });
    return before;
  };
  return { plan: planIn(data?.rows), change };
}
