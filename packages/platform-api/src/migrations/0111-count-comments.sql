-- A migration of its own: the one before locks the posts, which this one lets members read. No comment is stored meanwhile, so that
-- none is counted twice or not at all.
lock table post_comments in share row exclusive mode;
select count_comments();
