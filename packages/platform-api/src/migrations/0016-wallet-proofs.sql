-- What a wallet that is a program agreed to at the login, `{address, message, signature}`: it is asked again whenever the
-- session goes on. The message's nonce is used up, so this opens nothing by itself.
alter table sessions add column wallet_proof jsonb;
-- An app that is let in speaks for the same wallet.
alter table hand_offs add column wallet_proof jsonb;

-- A refresh token names its session: nobody is looked for by the token that went before.
drop index sessions_by_previous;
