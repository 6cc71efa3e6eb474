-- Expand, see "Change a column" in packages/handbook/CONTRIBUTING.md: instances of releases before 0047 read `bonus_percent` while an
-- update is rolled out. It is computed from `bonus_xeny`. An earlier version of 0047 dropped it, so it may be missing here.
-- Contract, in a later release: drop the trigger, its function and the column.
alter table products add column if not exists bonus_percent integer not null default 0 check (bonus_percent >= 0);

create function compute_bonus_percent() returns trigger language plpgsql as $$
begin
  new.bonus_percent := round(new.bonus_xeny * 100.0 / (new.xeny - new.bonus_xeny));
  return new;
end $$;
create trigger products_bonus_percent before insert or update on products
  for each row execute function compute_bonus_percent();
update products set bonus_percent = 0;
