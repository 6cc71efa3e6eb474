-- The kind of problem, which the report form offers as choices. Reports of earlier releases have none.
alter table reports
  add column category text
  check (category in ('spam', 'scam', 'harassment', 'hate', 'sexual', 'violence', 'impersonation', 'other'));
