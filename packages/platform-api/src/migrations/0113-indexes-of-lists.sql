-- Running events: the index knows their end, so no row of an event that is over is read.
create index events_by_time on events (starts_at, id, ends_at);
drop index events_by_start;

-- The number of a creator's shown spaces is counted in the index.
create index shown_spaces_of_creator on spaces (creator_id, created_at desc, id) include (hidden_at);
drop index spaces_of_creator;
