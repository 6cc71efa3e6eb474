-- An email that a login service verified belongs to one account, in any letter case. The oldest account keeps it.
update users set verified_email = null
  where exists (
    select from users older where lower(older.verified_email) = lower(users.verified_email) and older.id < users.id
  );
create unique index users_by_verified_email on users (lower(verified_email)) where verified_email is not null;
