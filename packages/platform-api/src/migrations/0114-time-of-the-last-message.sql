-- Lists of conversations are sorted by the times of their last messages without reading these. A trigger sets them, because the previous
-- release sends messages too.
alter table conversations add column last_message_at timestamptz;
update conversations set last_message_at = messages.created_at from messages
  where messages.conversation_id = conversations.id and messages.sequence = conversations.last_sequence;

create function stamped_conversation() returns trigger language plpgsql as $$ begin
  -- As `created_at` of the message, which the same transaction inserts.
  new.last_message_at := now();
  return new;
end $$;
create trigger stamped before update of last_sequence on conversations for each row execute function stamped_conversation();
