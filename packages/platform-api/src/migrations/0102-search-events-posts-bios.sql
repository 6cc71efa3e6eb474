-- Bios are an index of their own, not a member of `users.search`: that column also answers searches for a name.
create index users_bio_search on users using gin (search_text(bio) gin_trgm_ops) where bio <> '';
create index users_bio_grams on users using gin (japanese_grams(search_text(bio))) where bio <> '';

alter table events
  add column name_search text generated always as (search_text(title)) stored,
  add column search text generated always as (search_text(title || ' ' || description)) stored;
create index events_by_name on events (name_search text_pattern_ops);
create index events_search on events using gin (search gin_trgm_ops);
create index events_grams on events using gin (japanese_grams(search));

create index posts_search on posts using gin (search_text(text) gin_trgm_ops) where deleted_at is null;
create index posts_grams on posts using gin (japanese_grams(search_text(text))) where deleted_at is null;
