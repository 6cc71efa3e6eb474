import type { Generated } from 'kysely';

export interface VisitTables {
  visits: { space_id: number; day: string; visits: number };
  /** Made by triggers. */
  space_counts: {
    space_id: number;
    favourites: Generated<number>;
    total_visits: Generated<number>;
    heat: Generated<number>;
    latest_visits: Generated<number>;
    week_visits: Generated<number>;
    counted_on: Generated<Date>;
  };
  /** Who is in a space until `expires_at`; `user_id` is null for a visitor. */
  space_presences: {
    presence_key: string;
    space_id: number;
    user_id: number | null;
    entered_at: Generated<Date>;
    expires_at: Date;
  };
}
