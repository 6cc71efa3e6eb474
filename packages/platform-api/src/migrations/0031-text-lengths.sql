-- The limits (TEXT_LIMITS of the contracts) count grapheme clusters, which only the platform can count. These
-- constraints bound the code points: twelve per character of a text, three per character of a name.
alter table users
  drop constraint users_name_check,
  add constraint users_name_check check (char_length(name) between 1 and 300);
alter table spaces
  drop constraint spaces_name_check,
  add constraint spaces_name_check check (char_length(name) between 1 and 768),
  drop constraint spaces_description_check,
  add constraint spaces_description_check check (char_length(description) <= 6000);
alter table posts
  drop constraint posts_text_check,
  add constraint posts_text_check check (char_length(text) between 1 and 24000);
alter table post_comments
  drop constraint post_comments_text_check,
  add constraint post_comments_text_check check (char_length(text) between 1 and 12000);
alter table reports
  drop constraint reports_reason_check,
  add constraint reports_reason_check check (char_length(reason) between 1 and 6000);
alter table messages
  drop constraint messages_check,
  add constraint messages_body_check
    check (case when deleted_at is null then char_length(body) between 1 and 24000 else body = '' end);
