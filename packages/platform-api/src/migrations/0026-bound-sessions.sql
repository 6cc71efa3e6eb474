-- The thumbprint (RFC 7638) of the key that a session is bound to (DPoP, RFC 9449). Its tokens are valid only with a
-- proof of that key. Null for clients other than browsers that do not use DPoP.
alter table sessions add column key_thumbprint text;
-- A login that started with a key must be completed with the same key.
alter table login_nonces add column key_thumbprint text;
