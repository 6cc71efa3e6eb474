import { sql } from 'kysely';
import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const ASCII = Array.from({ length: 127 }, (_, index) => String.fromCharCode(index + 1)).join('');

/** Stored columns and indexes hold what earlier releases folded. */
it.each([ASCII, '', 'ＧＥＮＥＳＩＳ', 'ネコカフェ Ｃａｆé', 'ﾈｺ', 'ÀÉ ΣΑΣ İ', '㌔①ﬁ', 'Tokyo タワー 🦊', '𠮷野'])(
  '[SE-03] folds %j as the first definition of search_text did',
  async (text) => {
    const { rows } = await sql<{ now: string; first: string }>`select search_text(value) now,
      translate(lower(normalize(value, nfkc)),
        'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴ',
        'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔ') first
      from (select ${text}::text value) given`.execute(server.database);
    expect(rows[0]?.now).toBe(rows[0]?.first);
  },
);
