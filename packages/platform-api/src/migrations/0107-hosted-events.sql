-- Members create, edit and cancel events (decision 0098). `version` counts the changes, as that of spaces.
alter table events
  add column version integer not null default 1,
  add column picture_alt text not null default '' check (char_length(picture_alt) <= 3600),
  add column cancelled_at timestamptz(3),
  add constraint events_title_check check (char_length(title) between 1 and 300);

-- Few: lists leave these out.
create index events_cancelled on events (id) where cancelled_at is not null;
comment on column events.cancelled_at is 'Cancelled by its host. The row stays, because its page shows that it was cancelled.';
