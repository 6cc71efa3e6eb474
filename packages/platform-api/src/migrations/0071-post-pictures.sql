-- Up to four pictures of a post with their descriptions. `posts.picture` remains the first one, for released clients and
-- for posts of before.
create table post_pictures (
  post_id integer not null references posts (id) on delete cascade,
  position smallint not null check (position between 1 and 4),
  picture text not null,
  alt text not null default '' check (char_length(alt) <= 12000),
  primary key (post_id, position)
);
