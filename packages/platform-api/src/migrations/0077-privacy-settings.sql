-- What other users may do and see. A member without a row has the defaults.
create table privacy_settings (
  user_id integer primary key references users (id) on delete cascade,
  message_senders text not null default 'everybody' check (message_senders in ('everybody', 'following', 'nobody')),
  shows_presence boolean not null default true
);
