import { getAddress } from 'ethers';
import fc from 'fast-check';
import { formatLoginMessage, type LoginMessage, parseLoginMessage, WELCOME_STATEMENT } from './login-message.ts';

const FIELDS: LoginMessage = {
  domain: 'localhost:3000',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  uri: 'http://localhost:3000',
  chainId: 1,
  nonce: 'abcDEF1234567890',
  issuedAt: '2026-11-20T10:00:00.000Z',
  expirationTime: '2026-11-20T10:05:00.000Z',
};
const TEXT = formatLoginMessage(FIELDS);

const textOf = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const fields: fc.Arbitrary<LoginMessage> = fc.record({
  domain: textOf('abcxyz0189.-', 1, 40),
  address: fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`)),
  uri: fc.webUrl({ validSchemes: ['http', 'https'], size: 'small' }).filter((uri) => /^[\x21-\x7e]{1,512}$/.test(uri)),
  chainId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  nonce: textOf('abzABZ0159', 8, 128),
  issuedAt: instant,
  expirationTime: instant,
});

describe('formatLoginMessage', () => {
  test('default: an ERC-4361 text whose statement is the fixed welcome', () => {
    expect(TEXT).toBe(
      [
        'localhost:3000 wants you to sign in with your Ethereum account:',
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '',
        WELCOME_STATEMENT,
        '',
        'URI: http://localhost:3000',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: abcDEF1234567890',
        'Issued At: 2026-11-20T10:00:00.000Z',
        'Expiration Time: 2026-11-20T10:05:00.000Z',
      ].join('\n'),
    );
  });
});

describe('parseLoginMessage', () => {
  test('default: gives the fields back', () => {
    expect(parseLoginMessage(TEXT)).toEqual(FIELDS);
  });

  test('behavior: parsing what was formatted gives the same fields', () => {
    fc.assert(
      fc.property(fields, (each) => expect(parseLoginMessage(formatLoginMessage(each))).toEqual(each)),
      {
        numRuns: 1_000,
      },
    );
  });

  test('[T06] behavior: what is accepted reads back byte for byte, whatever was changed in it', () => {
    const mutated = fc
      .tuple(fields, fc.nat(), fc.nat(6), fc.string({ unit: 'binary', maxLength: 4 }))
      .map(([each, at, removed, inserted]) => {
        const text = formatLoginMessage(each);
        const start = at % text.length;
        return text.slice(0, start) + inserted + text.slice(start + removed);
      });
    fc.assert(
      fc.property(mutated, (text) => {
        const parsed = parseLoginMessage(text);
        return parsed === null || formatLoginMessage(parsed) === text;
      }),
      { numRuns: 100_000 },
    );
  });

  test.each([
    ['no text', ''],
    ['another statement', TEXT.replace('Welcome.', 'Withdraw.')],
    ['the bare welcome', WELCOME_STATEMENT],
    ['a line break at the end', `${TEXT}\n`],
    ['Windows line breaks', TEXT.replaceAll('\n', '\r\n')],
    ['a line more', `${TEXT}\nResources:\n- https://example.org`],
    ['an upper-case domain', TEXT.replace('localhost:3000 wants', 'Localhost:3000 wants')],
    ['a user before the domain', TEXT.replace('localhost:3000 wants', 'good@evil.example wants')],
    ['a homoglyph in the domain', TEXT.replace('localhost:3000 wants', 'lоcalhost:3000 wants')],
    ['a scheme before the domain', TEXT.replace('localhost:3000 wants', 'https://localhost:3000 wants')],
    ['an address without checksum', TEXT.replace(FIELDS.address, FIELDS.address.toLowerCase())],
    ['another version', TEXT.replace('Version: 1', 'Version: 2')],
    ['a chain with a leading zero', TEXT.replace('Chain ID: 1', 'Chain ID: 01')],
    ['a chain in hex', TEXT.replace('Chain ID: 1', 'Chain ID: 0x1')],
    ['a short nonce', TEXT.replace(FIELDS.nonce, 'abc123')],
    ['a day that is none', TEXT.replace('2026-11-20T10:00', '2026-02-30T10:00')],
    ['a time with an offset', TEXT.replace('10:00:00.000Z', '10:00:00.000+00:00')],
    ['a space at the end of a line', TEXT.replace('Version: 1', 'Version: 1 ')],
    ['more than 2 KB', TEXT.replace('URI: http://localhost:3000', `URI: http://localhost:3000/${'a'.repeat(2048)}`)],
  ])('behavior: refuses %s', (_, text) => {
    expect(parseLoginMessage(text)).toBeNull();
  });
});
