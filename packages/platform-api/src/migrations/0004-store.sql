-- The products are the same in every installation, so they are part of the schema and not of the demo data.
create table products (
  id text primary key,
  price_id text not null unique,
  name text not null,
  picture text not null,
  xeny integer not null check (xeny > 0),
  bonus_percent integer not null default 0 check (bonus_percent >= 0),
  -- US cents.
  unit_amount integer not null check (unit_amount > 0),
  credited text not null check (credited in ('once', 'daily', 'monthly')),
  position integer not null,
  -- Shown as the most popular product until there are sales to rank by.
  is_featured boolean not null default false
);

insert into products (id, price_id, name, picture, xeny, bonus_percent, unit_amount, credited, position, is_featured) values
  ('xeny-100', 'price-xeny-100', '100 XENY', 'product/pack-1', 100, 0, 99, 'once', 1, false),
  ('xeny-500', 'price-xeny-500', '500 XENY', 'product/pack-2', 500, 0, 499, 'once', 2, false),
  ('xeny-1050', 'price-xeny-1050', '1,050 XENY', 'product/pack-3', 1050, 5, 999, 'once', 3, true),
  ('xeny-2200', 'price-xeny-2200', '2,200 XENY', 'product/pack-4', 2200, 10, 1999, 'once', 4, false),
  ('xeny-6250', 'price-xeny-6250', '6,250 XENY', 'product/pack-5', 6250, 25, 4999, 'once', 5, false),
  ('plan-daily', 'price-plan-daily', '20 XENY every day', 'product/plan-daily', 20, 20, 499, 'daily', 1, false),
  ('plan-100', 'price-plan-100', '100 XENY every month', 'product/plan-monthly', 100, 10, 89, 'monthly', 2, false);
