-- Index-only scans of a user's newest posts, in the order of the lists.
create index posts_newest_of_user on posts (user_id, created_at desc, id);
drop index posts_of_user;
