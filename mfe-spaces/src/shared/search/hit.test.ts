import { buildHit } from '@xana/test-kit/search-builders';
import { hitAddress } from './hit.tsx';

const FIELDS = { id: 7, entityType: 'MUSEUM', token_id: '3', contract_address: '0xab', network_id: 2 };

test.each([
  ['world', '/details/7?type=MUSEUM&for=space', true],
  ['profile', '/profile?user=7', true],
  ['event', '/details/7?for=event', true],
  ['post', '/details/7?for=feed', true],
  ['nft', 'https://market.test/nft/polygon/0xab/3', false],
  ['collection', 'https://market.test/collection/polygon/0xab', false],
] as const)('[SE-03] [RT-11] links a hit of type %s to %s', (type, address, isInternal) => {
  expect(hitAddress(buildHit(type, FIELDS), 'https://market.test')).toEqual({ address, isInternal });
});
