-- Members report events, and operators hide them (decision 0061).
alter table events
  add column hidden_at timestamptz(3),
  add column created_at timestamptz(3) not null default now();
comment on column events.hidden_at is 'When an operator hid it. No list, search, reminder or page has it then.';
alter table reports
  drop constraint reports_target_type_check,
  add constraint reports_target_type_check check (target_type in ('user', 'post', 'comment', 'message', 'space', 'event'));
