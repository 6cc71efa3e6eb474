-- The signature that a contract wallet (ERC-1271) accepted at the login, `{address, message, signature}`: it is verified
-- again at every refresh. The nonce of the message is consumed, so the proof alone cannot be replayed.
alter table sessions add column wallet_proof jsonb;
-- The session of an app depends on the same wallet.
alter table hand_offs add column wallet_proof jsonb;

-- A refresh token contains the id of its session, so no lookup by the previous token is needed.
drop index sessions_by_previous;
