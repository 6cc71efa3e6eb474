/** The maximum period of a request for events: enough for a month with the weeks around it. */
export const MAX_EVENT_RANGE_DAYS = 62;
/** An event lasts at most so long; a constraint of the table rejects more. */
export const MAX_EVENT_DAYS = 31;
/** Events of one host that are not over, without cancelled ones. */
export const MAX_UPCOMING_EVENTS = 30;
/** Events of one series. */
export const MAX_SERIES_EVENTS = 12;
/** Events of each kind beside an event. */
export const MAX_RELATED_EVENTS = 12;
/** Plans for more events than that are not in the list of a member's plans. */
export const MAX_EVENT_PLANS = 500;
