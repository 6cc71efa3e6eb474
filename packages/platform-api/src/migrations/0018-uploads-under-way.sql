-- A picture has its row before it has its file, so that a process that dies between the two leaves nothing that nobody
-- can name. Those of before have both.
alter table uploads add column is_kept boolean not null default true;
alter table uploads alter column is_kept set default false;
create index uploads_under_way on uploads (created_at) where not is_kept;
