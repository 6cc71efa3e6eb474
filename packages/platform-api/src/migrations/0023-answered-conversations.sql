-- Whether both users of a conversation have written. Until then a stricter rate limit applies to the first one.
alter table conversation_pairs add column is_answered boolean not null default false;
update conversation_pairs set is_answered = true
  from (select conversation_id from messages group by conversation_id having min(sender_id) <> max(sender_id)) answered
  where answered.conversation_id = conversation_pairs.conversation_id;
