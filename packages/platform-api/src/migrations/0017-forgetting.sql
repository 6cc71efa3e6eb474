-- Indexes for the jobs that delete expired rows, so that they do not read whole tables.
create index login_nonces_by_end on login_nonces (expires_at);
create index login_nonces_of_address on login_nonces (address);
create index login_codes_by_end on login_codes (expires_at);
create index used_telegram_hashes_by_end on used_telegram_hashes (expires_at);
create index hand_offs_by_end on hand_offs (expires_at);
create index socket_tickets_by_end on socket_tickets (expires_at);
create index socket_tickets_of_session on socket_tickets (session_id);
create index sessions_by_end on sessions (expires_at);
