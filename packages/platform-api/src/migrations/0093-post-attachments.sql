-- The space or the event that a post shows as a card (decision 0068). No foreign key: a post keeps the id of what was deleted.
alter table posts add column attachment_kind text check (attachment_kind in ('space', 'event'));
alter table posts add column attachment_id integer;
alter table posts add constraint posts_attachment_is_whole check ((attachment_kind is null) = (attachment_id is null));
