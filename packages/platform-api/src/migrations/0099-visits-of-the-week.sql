-- The plain number of visits of the last seven days, beside `heat`, in which recent ones count more (SP-03).
alter table space_counts add column week_visits integer not null default 0;
create index space_counts_by_week on space_counts (week_visits desc, space_id);

create or replace function count_spaces() returns void language sql as $$
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
create or replace function count_visits(which integer[]) returns void language sql as $$
  update space_counts set heat = seen.heat, latest_visits = seen.latest, week_visits = seen.week, counted_on = current_date
  from (
    select wanted.id, coalesce(sum(visits * power(0.8, current_date - day)), 0) heat,
      coalesce(sum(visits) filter (where day >= current_date - 1), 0) latest, coalesce(sum(visits), 0) week
    from unnest(which) wanted (id) left join visits on visits.space_id = wanted.id and visits.day > current_date - 7
    group by wanted.id
  ) seen where space_counts.space_id = seen.id
$$;

update space_counts set week_visits = seen.week
  from (select space_id, sum(visits) week from visits where day > current_date - 7 group by 1) seen
  where seen.space_id = space_counts.space_id;
