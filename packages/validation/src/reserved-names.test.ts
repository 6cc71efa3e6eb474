import { isReservedName } from './reserved-names.ts';

describe('[T59] isReservedName', () => {
  it.each([
    'admin',
    'Admin',
    'ADMINISTRATOR',
    'Official',
    'support',
    'XANA',
    'xana',
    'Xana Support',
    'Mia Support',
    'X A N A',
    'xanaofficial',
    'OfficialXana',
    'TheRealXanaTeam',
    'xana2026',
    'admin42',
    'adm1n',
    'Adrnin',
    '0fficia1',
    '0ff1c1al',
    'supp0rt',
    'x4n4',
    'XАNA',
    'хаnа',
    'ＸＡＮＡ',
    'Xàná',
    'ⓧⓐⓝⓐ',
    'XANA公式',
    '運営チーム',
    '運\u3164営チーム',
    'ᴀᴅᴍɪɴ',
    'Admin\uffa0',
    'XANA\u3164',
    'X\ufe0fA\u180bN\u034fA',
    'サポート',
    'ｻﾎﾟｰﾄ',
  ])('rejects %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    'Roxana',
    'Xanadu',
    'Alexana Silva',
    'Mia Chen',
    'mia7',
    'explorer0123456789abcdef',
    'Supporter of tea',
    'Adrian',
    'Stafford',
    'The Real Mia',
    'team7',
    '佐藤ゆい',
    'member42',
    '',
  ])('allows %s', (name) => {
    expect(isReservedName(name)).toBe(false);
  });

  it('runs in linear time on a long text', () => {
    const begun = performance.now();
    isReservedName('xanatheadmin'.repeat(5_000));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
