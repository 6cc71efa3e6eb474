import { type Hit, hitAddress } from './hit.tsx';

const HIT: Hit = {
  type: 'world',
  id: 7,
  name: 'x',
  description: '',
  image: null,
  color: null,
  entityType: 'MUSEUM',
  user_name: null,
  followerCount: null,
  isFollowing: null,
  address: null,
  token_id: '3',
  contract_address: '0xab',
  network_id: 2,
};

test.each([
  ['world', '/details/7?type=MUSEUM&for=space', true],
  ['profile', '/profile?user=7', true],
  ['nft', 'https://market.test/nft/polygon/0xab/3', false],
  ['collection', 'https://market.test/collection/polygon/0xab', false],
] as const)('[SE-03] [RT-11] links a hit of type %s to %s', (type, address, isInternal) => {
  expect(hitAddress({ ...HIT, type }, 'https://market.test')).toEqual({ address, isInternal });
});
