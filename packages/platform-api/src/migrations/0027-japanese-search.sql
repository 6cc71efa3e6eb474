-- Official spaces have a Japanese name and description beside the English ones.
alter table spaces
  add column name_ja text check (name_ja <> ''),
  add column description_ja text check (description_ja <> ''),
  add constraint spaces_translations check (entity_type = 'ENVIRONMENT' or (name_ja is null and description_ja is null));
update spaces
  set name_ja = 'XANAロビー',
    description_ja = 'みんなが最初に降り立つ場所です。あいさつを交わし、あたりを眺めたら、好きな扉からどこへでも出かけましょう。'
  where id = 38 and entity_type = 'ENVIRONMENT' and name = 'XANA Lobby';

-- The expression of a generated column cannot change: the column and its indexes are created again.
alter table spaces drop column search;
alter table spaces
  add column name_ja_search text generated always as (search_text(name_ja)) stored,
  add column search text generated always as (search_text(
    name || ' ' || coalesce(name_ja || ' ', '') || description || ' ' || coalesce(description_ja || ' ', '') || tag_text(tags)
  )) stored;
create index spaces_search on spaces using gin (search gin_trgm_ops);
create index spaces_by_name_ja on spaces (name_ja_search text_pattern_ops) where name_ja_search is not null;

-- Japanese is written without spaces: each character and each pair of them is indexed, so that one or two characters
-- match anywhere. Kana, CJK ideographs with their extensions, and the marks that stand for them. The cost tells
-- the planner that computing it for each row of a table is slower than reading the index.
create function japanese_grams(value text) returns text[] language sql immutable parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct substr(runs[1], place, size)), '{}')
  from regexp_matches(value, '[ぁ-ヿ㐀-䶿一-鿿豈-﫿々〆〇\U00020000-\U000323AF]+', 'g') runs,
    generate_series(1, length(runs[1])) place, generate_series(1, 2) size
$$;
create index spaces_grams on spaces using gin (japanese_grams(search));
drop index users_pairs;
create index users_grams on users using gin (japanese_grams(search));
drop index nfts_pairs;
create index nfts_grams on nfts using gin (japanese_grams(search));
create index collections_grams on collections using gin (japanese_grams(search));
-- `word_pairs` stays for instances of the release before, which still search by it.
