-- Objects of the card provider are read and stored by several requests at once. Each read takes a number before it asks; an answer is
-- stored unless one with a higher number was.
create sequence card_read_numbers;
create table card_reads (
  object_id text primary key,
  number bigint not null,
  expires_at timestamptz not null default now() + interval '1 day'
);
create index on card_reads (expires_at);
