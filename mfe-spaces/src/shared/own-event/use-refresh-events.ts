import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { getEventsByTime } from '@xana/contracts/http/events/get-events-by-time';
import { getMyEventPlans } from '@xana/contracts/http/events/get-my-event-plans';
import { getOwnEvent } from '@xana/contracts/http/events/get-own-event';
import { getSingleEvent } from '@xana/contracts/http/events/get-single-event';
import { useRefresh } from '@xana/remote-kit';

const SHOWN_IN = [getSingleEvent, getOwnEvent, getEventByType, getEventsByTime, getMyEventPlans];

/** Loads again what shows events, after the member created, changed or cancelled one. */
export function useRefreshEvents(): () => void {
  const refresh = useRefresh();
  return () => void Promise.all(SHOWN_IN.map((operation) => refresh(operation)));
}
