alter table events add column description text not null default '' check (char_length(description) <= 2000);
create index events_of_space on events (space_id);
