import type { EventPlan } from '@xana/contracts/http/events/event-plan';
import { getMyEventPlans } from '@xana/contracts/http/events/get-my-event-plans';
import { useEditAnswers, useOperation } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';

/** What the member plans for an event. All events on the page share one answer. */
export function useEventPlan(eventId: number) {
  const isMember = useMember() !== null;
  const edit = useEditAnswers();
  const { data } = useOperation(getMyEventPlans, {}, { isEnabled: isMember });
  const plan = data?.rows.find((row) => row.eventId === eventId) ?? { eventId, isReminded: false };
  /** Shows a changed plan everywhere. */
  const change = (changed: Partial<EventPlan>) =>
    edit(getMyEventPlans, ({ rows }) => {
      const stored = rows.find((row) => row.eventId === eventId) ?? plan;
      return { rows: [...rows.filter((row) => row.eventId !== eventId), { ...stored, ...changed }] };
    });
  return { plan, change };
}
