/** The maximum period of a request for events: enough for a month with the weeks around it. */
export const MAX_EVENT_RANGE_DAYS = 62;
/** Plans for more events than that are not in the list of a member's plans. */
export const MAX_EVENT_PLANS = 500;
