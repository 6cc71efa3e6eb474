-- A search reads up to a thousand names that begin with its text. Their index has all that is read of those that are shown.
create index spaces_by_shown_name on spaces (name_search text_pattern_ops) include (id, name_ja_search) where hidden_at is null;
drop index spaces_by_name;
create index users_by_shown_name on users (name_search text_pattern_ops) include (id) where not is_inactive;
drop index users_by_name;
create index events_by_shown_name on events (name_search text_pattern_ops) include (id, space_id, host_id, ends_at)
  where hidden_at is null and cancelled_at is null;
drop index events_by_name;
create index nfts_by_whole_name on nfts (name_search text_pattern_ops) include (id);
drop index nfts_by_name;
