-- Events that repeat (decision 0098). Each is an event of its own; the series has the id of its first event.
alter table events
  add column series_id integer,
  add column repeats text check (repeats in ('week', 'twoWeeks', 'month')),
  add constraint events_series_repeats check ((series_id is null) = (repeats is null));
create index events_of_series on events (series_id, starts_at) where series_id is not null;
