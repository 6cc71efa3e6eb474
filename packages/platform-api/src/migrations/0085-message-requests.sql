-- A conversation that a user begins whom the other member does not follow is a request to that member, until they accept it,
-- follow the user or answer.
alter table conversation_members
  add column is_request boolean not null default false,
  -- The member does not see the messages up to this one: they removed the request that contained them.
  add column cleared_sequence integer not null default 0;
create index conversation_members_requests on conversation_members (user_id) where is_request;
