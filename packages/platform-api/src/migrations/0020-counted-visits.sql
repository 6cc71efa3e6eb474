-- Who was counted as a visitor of a space in the last half hour, so that nobody is counted twice by any instance. A
-- visitor is a hash with the day's salt, of a member's id or of an address and a browser.
create table counted_visits (
  space_id integer not null references spaces (id) on delete cascade,
  visitor text not null,
  expires_at timestamptz not null,
  primary key (space_id, visitor)
);
create index counted_visits_by_end on counted_visits (expires_at);

-- Random, and gone when its day is over: then no hash can be tried against a list of addresses.
create table visitor_salts (
  day date primary key,
  salt text not null,
  expires_at timestamptz not null
);
create index visitor_salts_by_end on visitor_salts (expires_at);
