-- The message of the same conversation that a message answers. Messages are never removed one by one, so it always exists.
alter table messages add column reply_sequence integer;
