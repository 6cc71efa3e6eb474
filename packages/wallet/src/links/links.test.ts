import { collectionLink, nftLink, profileLink } from './links.ts';

const MARKET = 'https://market.example';

describe('[RT-12] the network of an NFT', () => {
  test.each([
    [1, 'ethereum'],
    [2, 'polygon'],
    [3, 'bsc'],
    [4, 'xanachain'],
    [8888, 'xanachain'],
    [null, 'xanachain'],
  ])('%s leads to %s', (networkId, name) => {
    expect(nftLink(MARKET, { contractAddress: '0xab', tokenId: '7', networkId })).toBe(`${MARKET}/nft/${name}/0xab/7`);
  });
});

test('[RT-11] collections and profiles have pages of their own', () => {
  expect(collectionLink(MARKET, { contractAddress: '0xab', networkId: 2 })).toBe(`${MARKET}/collection/polygon/0xab`);
  expect(profileLink(MARKET, '0xab')).toBe(`${MARKET}/profile/0xab`);
});

test('encodes values so that they cannot change the path', () => {
  expect(profileLink(MARKET, '../?x#y')).toBe(`${MARKET}/profile/..%2F%3Fx%23y`);
});
