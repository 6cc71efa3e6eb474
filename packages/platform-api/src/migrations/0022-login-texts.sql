-- The text that a wallet signs is written by the server and kept with its nonce. The default serves instances of the
-- version before, which insert none while they are replaced; such a login starts again.
alter table login_nonces add column message text not null default '';
create index login_nonces_by_address on login_nonces (address, expires_at);

-- A picture of the video of a space: the key of an upload, or an address at YouTube.
alter table spaces add column video_thumbnail text;

-- Names given by the platform hold letters and spaces only, like any other name (VA-06): digits become other letters.
update users
  set name = 'Explorer ' || initcap(translate(substr(name, 10), '0123456789', 'ghijkmnopq'))
  where name ~ '^Explorer [0-9a-f]{4,6}$';
