-- When the member left before this visit: a session that is used again after half an hour begins a new visit.
alter table sessions add column away_since timestamptz;
