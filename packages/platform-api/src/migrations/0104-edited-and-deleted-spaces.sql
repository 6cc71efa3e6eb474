-- Counts the edits of a space, so that an edit overwrites nothing that another tab has saved.
alter table spaces add column version integer not null default 1;

-- What the picture shows, for people who cannot see it. Twelve code points per character, as for other texts.
alter table spaces
  add column picture_alt text not null default '',
  add constraint spaces_picture_alt_check check (char_length(picture_alt) <= 3600);

-- Deleted by its creator. Such a space has `hidden_at` too, so every query that leaves out hidden spaces leaves it out, also those of
-- instances of the previous release (decision 0095).
alter table spaces
  add column deleted_at timestamptz(3),
  add constraint spaces_deleted_is_hidden check (deleted_at is null or hidden_at is not null);
create index spaces_deleted on spaces (deleted_at) where deleted_at is not null;

-- Another space can show the 3D space of a deleted one.
alter table spaces drop constraint spaces_built_world_id_key;
create unique index spaces_built_world_id_key on spaces (built_world_id) where deleted_at is null;
