export { createEventBus } from './create-event-bus.ts';
export type { BusProblem, BusRecord, EventBus, OwnedBus, TabChannel } from './event-bus-types.ts';
