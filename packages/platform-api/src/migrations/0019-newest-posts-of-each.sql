-- The newest posts of one person in the order of lists, without their table.
create index posts_newest_of_user on posts (user_id, created_at desc, id);
drop index posts_of_user;
