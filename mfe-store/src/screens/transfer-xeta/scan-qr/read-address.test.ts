import { readAddress } from './read-address.ts';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

it.each([
  ['an address', ADDRESS],
  ['an address with spaces around it', ` ${ADDRESS}\n`],
  ['a payment request', `ethereum:${ADDRESS}`],
  ['a payment request on XANAChain with an amount', `ethereum:pay-${ADDRESS}@8888?value=1e18`],
])('[TX-02] reads the recipient of %s', (_code, text) => {
  expect(readAddress(text)).toBe(ADDRESS);
});

it.each([
  ['a payment request on another chain', `ethereum:${ADDRESS}@1`],
  ['a call of a token contract', `ethereum:${ADDRESS}@8888/transfer?address=${ADDRESS}`],
  ['an address with a wrong checksum', ADDRESS.replace('aA', 'Aa')],
  ['a link', `https://xana.test/${ADDRESS}`],
  ['an empty code', ''],
])('[TX-02] reads no recipient from %s', (_code, text) => {
  expect(readAddress(text)).toBeNull();
});
