import type { EventAnswer } from '@xana/contracts/http/events/event-answer';
import type { EventRepeat } from '@xana/contracts/http/events/event-series';
import type { Generated } from 'kysely';

export interface EventTables {
  events: {
    id: Generated<number>;
    title: string;
    type: 'party' | 'concert' | 'meetup' | 'game' | 'exhibition';
    picture: string;
    description: Generated<string>;
    space_id: number;
    host_id: number;
    starts_at: Date;
    ends_at: Date;
    /** Counts the changes by its host. */
    version: Generated<number>;
    picture_alt: Generated<string>;
    cancelled_at: Generated<Date | null>;
    /** The id of the first event of the series. */
    series_id: Generated<number | null>;
    repeats: Generated<EventRepeat | null>;
    /** Of the host, as the IANA database names it; `UTC` where it is not known. */
    time_zone: Generated<string>;
    /** When an operator hid it. */
    hidden_at: Generated<Date | null>;
    created_at: Generated<Date>;
    /** Maintained by triggers of `event_answers`. */
    going_count: Generated<number>;
    interested_count: Generated<number>;
  };
  event_answers: { event_id: number; user_id: number; answer: EventAnswer; created_at: Generated<Date> };
  event_reminders: { event_id: number; user_id: number; created_at: Generated<Date> };
}
