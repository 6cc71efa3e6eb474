-- The row of a picture is inserted before its file is written. After a crash between the two, the row identifies the
-- file to delete. Existing rows have a file.
alter table uploads add column is_kept boolean not null default true;
alter table uploads alter column is_kept set default false;
create index uploads_under_way on uploads (created_at) where not is_kept;
