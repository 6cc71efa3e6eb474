-- Who may log in to the operator host (decision 0062). Commands create them; no member account is an operator.
create table operators (
  name text primary key check (name ~ '^[A-Za-z0-9._-]{1,40}$'),
  -- `scrypt$N$r$p$salt$hash`
  password_hash text not null,
  created_at timestamptz(3) not null default now()
);

create table operator_sessions (
  token_hash text primary key,
  operator text not null references operators (name) on delete cascade,
  expires_at timestamptz(3) not null
);
create index operator_sessions_of_operator on operator_sessions (operator);
create index operator_sessions_by_end on operator_sessions (expires_at);
