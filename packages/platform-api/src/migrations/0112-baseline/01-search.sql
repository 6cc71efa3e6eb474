create extension if not exists pg_trgm;

-- Normalizes text for search: full and half width (NFKC), letter case, and hiragana and katakana compare as equal. A text of ASCII
-- alone has no width and no kana to fold; `translate` takes 10 to 45 µs for each.
create function search_text(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(value) = char_length(value) then lower(value)
    else translate(lower(normalize(value, nfkc)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔ') end
$$;

-- array_to_string is not immutable for every element type; for text it is.
create function tag_text(tags text[]) returns text language sql immutable parallel safe as $$
  select array_to_string(tags, ' ')
$$;

-- Japanese is written without spaces: each character and each pair of them is indexed, so that one or two characters
-- match anywhere. Kana, CJK ideographs with their extensions, and the marks that stand for them. The cost tells
-- the planner that computing it for each row of a table is slower than reading the index.
create function japanese_grams(value text) returns text[] language sql immutable parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct substr(runs[1], place, size)), '{}')
  from regexp_matches(value, '[ぁ-ヿ㐀-䶿一-鿿豈-﫿々〆〇\U00020000-\U000323AF]+', 'g') runs,
    generate_series(1, length(runs[1])) place, generate_series(1, 2) size
$$;

-- Waits for its contraction.
create function word_pairs(value text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct pair), '{}') from (
    select substr(value, place, 2) pair from generate_series(1, length(value) - 1) place
  ) pairs where pair ~ '^[ぁ-んー一-鿿々]{2}$'
$$;
