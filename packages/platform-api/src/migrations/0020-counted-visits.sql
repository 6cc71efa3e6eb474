-- Visitors of a space in the last half hour, so that no instance counts one twice. A visitor is a salted hash of the
-- member's id, or of the IP address and browser; the salt changes daily.
create table counted_visits (
  space_id integer not null references spaces (id) on delete cascade,
  visitor text not null,
  expires_at timestamptz not null,
  primary key (space_id, visitor)
);
create index counted_visits_by_end on counted_visits (expires_at);

-- Random, and deleted when its day is over: after that, hashes cannot be matched against a list of addresses.
create table visitor_salts (
  day date primary key,
  salt text not null,
  expires_at timestamptz not null
);
create index visitor_salts_by_end on visitor_salts (expires_at);
