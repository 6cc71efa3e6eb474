-- Which kind of page led to the visits of a space, by day, without a trace of who came. A visit is attributed once:
-- `source` of the counted visit remembers that for its half hour.
alter table counted_visits add column source text;
create table visit_sources (
  space_id integer not null references spaces (id) on delete cascade,
  day date not null,
  source text not null check (char_length(source) <= 20),
  visits integer not null default 0,
  primary key (space_id, day, source)
);
