-- Where the host of an event lives, for its local time on the page of the event. UTC where it is not known.
alter table events add column time_zone text not null default 'UTC' check (time_zone <> '');
comment on column events.time_zone is 'Name of the host''s time zone in the IANA database when the event was created.';
