-- The member who holds a token, as the marketplace has read it from the chain; null for any other holder.
alter table nfts add column owner_id integer references users (id) on delete set null;
create index nfts_of_owner on nfts (owner_id, id) where owner_id is not null;
