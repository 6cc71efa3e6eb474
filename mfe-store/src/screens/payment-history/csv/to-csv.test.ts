import fc from 'fast-check';
import { toCsv } from './to-csv.ts';

test('writes a byte order mark, and CRLF after each row', () => {
  expect(toCsv([['a', 1, null], ['b']])).toBe('\uFEFFa,1,\r\nb\r\n');
});

test.each([
  ['1,050 XENY', '"1,050 XENY"'],
  ['a "pack"', '"a ""pack"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+81', "'+81"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-1+cmd|calc', "'-1+cmd|calc"],
  ['\tx', "'\tx"],
  ["'@x", "''@x"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('writes %j as %j', (cell, field) => {
  expect(toCsv([[cell]])).toBe(`\uFEFF${field}\r\n`);
});

test('writes a negative number as a number', () => {
  expect(toCsv([[-4.99]])).toBe('\uFEFF-4.99\r\n');
});

test('writes texts that a reader of RFC 4180 gets back, none of them a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (cells) => {
      const read = [
        ...toCsv([cells])
          .slice(1, -2)
          .matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g),
      ];
      const texts = read.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
      expect(texts.map((text) => text.replace(/^'(?='*[=+\-@\t\r])/, ''))).toEqual(cells);
      for (const text of texts) expect(text).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
