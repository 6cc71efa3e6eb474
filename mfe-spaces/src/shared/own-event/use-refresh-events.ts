import { getMyEventPlans } from '@xana/contracts/http/events/event-plans';
import { getEventByType, getEventsByTime, getSingleEvent } from '@xana/contracts/http/events/events';
import { getOwnEvent } from '@xana/contracts/http/events/own-events';
import { useRefresh } from '@xana/remote-kit';

const SHOWN_IN = [getSingleEvent, getOwnEvent, getEventByType, getEventsByTime, getMyEventPlans];

/** Loads again what shows events, after the member created, changed or cancelled one. */
export function useRefreshEvents(): () => void {
  const refresh = useRefresh();
  return () => void Promise.all(SHOWN_IN.map((operation) => refresh(operation)));
}
