-- Search within a conversation, and the first message of a day. The indexes on expressions need no column.
create index messages_search on messages using gin (search_text(body) gin_trgm_ops) where deleted_at is null;
create index messages_grams on messages using gin (japanese_grams(search_text(body))) where deleted_at is null;
create index messages_by_time on messages (conversation_id, created_at, sequence);
