-- The server writes the message that a wallet signs and stores it with the nonce. The default is for instances of the
-- previous release, which insert no message during a rollout; such a login must be restarted.
alter table login_nonces add column message text not null default '';
create index login_nonces_by_address on login_nonces (address, expires_at);

-- The thumbnail of a space's video: the key of an upload or a YouTube URL.
alter table spaces add column video_thumbnail text;

-- Generated names contain letters and spaces only, like all names (VA-06): digits are mapped to letters.
update users
  set name = 'Explorer ' || initcap(translate(substr(name, 10), '0123456789', 'ghijkmnopq'))
  where name ~ '^Explorer [0-9a-f]{4,6}$';
