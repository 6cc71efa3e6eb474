-- The key that a session is bound to (DPoP, RFC 9449), as its thumbprint (RFC 7638). Its tokens are good only together
-- with a proof of that key. Null for clients that are not a browser and do not bind.
alter table sessions add column key_thumbprint text;
-- A login that a page began with its key ends with that key.
alter table login_nonces add column key_thumbprint text;
