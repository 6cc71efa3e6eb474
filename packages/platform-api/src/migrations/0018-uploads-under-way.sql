-- The row of a picture is inserted before its file is written, so that a process that ends between the two leaves a row by
-- which the file can be deleted. Existing rows have both.
alter table uploads add column is_kept boolean not null default true;
alter table uploads alter column is_kept set default false;
create index uploads_under_way on uploads (created_at) where not is_kept;
