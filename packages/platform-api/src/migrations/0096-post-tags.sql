-- The keys of the hashtags in the text (VA-13), set with it. Earlier posts get theirs by a simpler rule.
alter table posts add column tags text[] not null default '{}';
update posts set tags = found.tags
from (
  select id, array_agg(distinct lower(normalize(tag[1], nfkc))) tags
  from posts, regexp_matches(text, '[#＃﹟]([[:alnum:]_]*[[:alpha:]][[:alnum:]_]*)', 'g') tag
  group by id
) found
where found.id = posts.id;
create index posts_by_tag on posts using gin (tags) where deleted_at is null;
