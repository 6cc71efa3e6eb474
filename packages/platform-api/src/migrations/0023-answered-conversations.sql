-- Whether both people of a conversation have written: until then the first one may write less often.
alter table conversation_pairs add column is_answered boolean not null default false;
update conversation_pairs set is_answered = true
  from (select conversation_id from messages group by conversation_id having min(sender_id) <> max(sender_id)) answered
  where answered.conversation_id = conversation_pairs.conversation_id;
