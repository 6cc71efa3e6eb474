-- `xeny` is what a product credits. `bonus_xeny` is the part of it that is a bonus, so that a promise and a credit cannot differ.
-- Plans credit what they promise without a bonus. `bonus_percent` stays for instances of the previous release, see 0055.
alter table products add column bonus_xeny integer not null default 0;
update products set bonus_xeny = xeny - xeny * 100 / (100 + bonus_percent) where credited = 'once';
alter table products add check (bonus_xeny >= 0 and bonus_xeny < xeny);
