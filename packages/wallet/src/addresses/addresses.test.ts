import { getAddress } from 'ethers';
import fc from 'fast-check';
import { isAddress, isHexAddress, isSameAddress, shortAddress, toChecksumAddress } from './addresses.ts';
import { readableAddress } from './readable-address.ts';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const hexAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);

describe('toChecksumAddress', () => {
  test('matches ethers for any address', () => {
    fc.assert(fc.property(hexAddress, (address) => toChecksumAddress(address) === getAddress(address)));
  });

  test('ignores the letter case of the input', () => {
    expect(toChecksumAddress(ADDRESS.toLowerCase())).toBe(ADDRESS);
    expect(toChecksumAddress(`0x${ADDRESS.slice(2).toUpperCase()}`)).toBe(ADDRESS);
  });
});

describe('isAddress', () => {
  test.each([ADDRESS, ADDRESS.toLowerCase(), `0x${ADDRESS.slice(2).toUpperCase()}`])('default: takes %s', (address) => {
    expect(isAddress(address)).toBe(true);
  });

  test.each([
    ['a wrong checksum', ADDRESS.replace('aAeb', 'aaeb')],
    ['a digit too few', ADDRESS.slice(0, -1)],
    ['a digit too many', `${ADDRESS}0`],
    ['no prefix', ADDRESS.slice(2)],
    ['an upper-case prefix', ADDRESS.replace('0x', '0X')],
    ['a name', 'vitalik.eth'],
    ['a space after it', `${ADDRESS} `],
    ['a line break after it', `${ADDRESS}\n`],
    ['full-width digits', `０x${ADDRESS.slice(2)}`],
  ])('behavior: refuses %s', (_, address) => {
    expect(isAddress(address)).toBe(false);
  });

  test('[T54] rejects a checksummed address with a changed letter case', () => {
    const flipped = fc.tuple(hexAddress, fc.nat(39)).map(([address, index]) => {
      const right = [...getAddress(address)];
      const digit = right[index + 2] ?? '';
      right[index + 2] = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase();
      return { right: getAddress(address), wrong: right.join('') };
    });
    fc.assert(
      fc.property(flipped, ({ right, wrong }) => {
        const isAllOneCase = /^0x(?:[0-9a-f]+|[0-9A-F]+)$/.test(wrong);
        return wrong === right || isAllOneCase || !isAddress(wrong);
      }),
    );
  });
});

test('isHexAddress ignores the checksum', () => {
  expect(isHexAddress(ADDRESS.replace('aAeb', 'aaeb'))).toBe(true);
});

test('isSameAddress ignores case', () => {
  expect(isSameAddress(ADDRESS, ADDRESS.toLowerCase())).toBe(true);
});

test('[WL-07] [HD-12] shortAddress keeps the same number of characters at both ends', () => {
  expect(shortAddress(ADDRESS, 4)).toBe('0x5a…eAed');
  expect(shortAddress(ADDRESS, 6)).toBe('0x5aAe…1BeAed');
  expect(shortAddress('0x12', 4)).toBe('0x12');
});

test('[WL-01] returns an address with its EIP-55 checksum and other text unchanged', () => {
  expect(readableAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  );
  expect(readableAddress('')).toBe('');
});
