-- Grows with each change of a profile by its member, so that two tabs do not overwrite each other.
alter table users add column profile_version integer not null default 1;
