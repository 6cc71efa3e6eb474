-- One row per space and day: the heat of a space is computed from at most seven rows.
create table visits (
  space_id integer not null references spaces (id) on delete cascade,
  day date not null,
  visits integer not null default 0,
  primary key (day, space_id)
);
create index visits_of_space on visits (space_id, day);

-- Visitors of a space in the last half hour, so that no instance counts one twice. A visitor is a salted hash of the
-- member's id, or of the IP address and browser; the salt changes daily.
create table counted_visits (
  space_id integer not null references spaces (id) on delete cascade,
  visitor text not null,
  -- A visit is attributed to a source once: this remembers it for its half hour.
  source text,
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

-- Which kind of page led to the visits of a space, by day, without a trace of who came.
create table visit_sources (
  space_id integer not null references spaces (id) on delete cascade,
  day date not null,
  source text not null check (char_length(source) <= 20),
  visits integer not null default 0,
  primary key (space_id, day, source)
);

-- Triggers maintain the counts that lists are sorted by and that their rows show. The counts are in a table of their own, so
-- that a change does not touch the indexes of spaces.
create table space_counts (
  space_id integer primary key references spaces (id) on delete cascade,
  favourites integer not null default 0,
  total_visits integer not null default 0,
  -- `heat`: visits of the last seven days with exponential decay (0.8 per day); `week_visits`: their plain number (SP-03);
  -- `latest_visits`: of yesterday and today.
  heat double precision not null default 0,
  week_visits integer not null default 0,
  latest_visits integer not null default 0,
  -- The day for which `heat`, `week_visits` and `latest_visits` were computed.
  counted_on date not null default current_date
);
create index space_counts_by_favourites on space_counts (favourites desc, space_id);
create index space_counts_by_visits on space_counts (total_visits desc, space_id);
create index space_counts_by_heat on space_counts (heat desc, space_id);
create index space_counts_by_week on space_counts (week_visits desc, space_id);
create index space_counts_stale on space_counts (counted_on) where heat > 0 or latest_visits > 0;

-- Recounts everything, as after a bulk import.
create function count_spaces() returns void language sql as $$
  insert into space_counts (space_id, favourites, heat, latest_visits, week_visits, counted_on)
    select spaces.id, coalesce(liked.number, 0), coalesce(seen.heat, 0), coalesce(seen.latest, 0), coalesce(seen.week, 0),
      current_date
    from spaces
    left join (select space_id, count(*) number from favourites group by 1) liked on liked.space_id = spaces.id
    left join (
      select space_id, sum(visits * power(0.8, current_date - day)) heat,
        coalesce(sum(visits) filter (where day >= current_date - 1), 0) latest, sum(visits) week
      from visits where day > current_date - 7 group by 1
    ) seen on seen.space_id = spaces.id
  on conflict (space_id) do update set favourites = excluded.favourites, heat = excluded.heat,
    latest_visits = excluded.latest_visits, week_visits = excluded.week_visits, counted_on = excluded.counted_on
$$;

-- Recomputes the heat of some spaces from their visits.
create function count_visits(which integer[]) returns void language sql as $$
  update space_counts set heat = seen.heat, latest_visits = seen.latest, week_visits = seen.week, counted_on = current_date
  from (
    select wanted.id, coalesce(sum(visits * power(0.8, current_date - day)), 0) heat,
      coalesce(sum(visits) filter (where day >= current_date - 1), 0) latest, coalesce(sum(visits), 0) week
    from unnest(which) wanted (id) left join visits on visits.space_id = wanted.id and visits.day > current_date - 7
    group by wanted.id
  ) seen where space_counts.space_id = seen.id
$$;

create function counted_space() returns trigger language plpgsql as $$ begin
  insert into space_counts (space_id) select id from changed on conflict do nothing;
  return null;
end $$;
create trigger counted after insert on spaces referencing new table as changed for each statement execute function counted_space();

create function counted_favourite() returns trigger language plpgsql as $$ begin
  update space_counts set favourites = favourites + changes.number * case tg_op when 'INSERT' then 1 else -1 end
    from (select space_id, count(*)::integer number from changed group by 1) changes
    where space_counts.space_id = changes.space_id;
  return null;
end $$;
create trigger counted_more after insert on favourites referencing new table as changed
  for each statement execute function counted_favourite();
create trigger counted_fewer after delete on favourites referencing old table as changed
  for each statement execute function counted_favourite();

create function counted_visits() returns trigger language plpgsql as $$ begin
  perform count_visits((select array_agg(distinct space_id) from changed));
  return null;
end $$;
create trigger counted after insert on visits referencing new table as changed for each statement execute function counted_visits();
create trigger counted_again after update on visits referencing new table as changed
  for each statement execute function counted_visits();
