import type { MetadataSource } from '@xana/contracts/remotes/page-metadata';
import { checkMetadata } from './check-metadata.ts';

const source: MetadataSource = {
  operation: 'getSingleEvent',
  input: { id: '{id}' },
  kind: 'event',
  address: '/details/{id}',
  title: 'title',
  pictures: [],
};
const check = (change: Partial<MetadataSource>) =>
  checkMetadata({
    pages: [
      {
        path: '/details/:id',
        module: 'details',
        title: { en: 'x', ja: 'x' },
        login: 'none',
        preload: [],
        metadata: { sources: [{ ...source, ...change }] },
      },
    ],
    grants: [],
  });

describe('checkMetadata', () => {
  it('accepts a public operation and placeholders that have a value', () => {
    expect(check({})).toEqual([]);
    expect(check({ address: '/details/{id}?type={.type}&by={?by}' })).toEqual([]);
  });

  it.each<[string, Partial<MetadataSource>]>([
    ['calls getNothing, which is not in the contracts', { operation: 'getNothing' }],
    ['calls singleUser, which is not public on the API host', { operation: 'singleUser' }],
    ['calls getConversation, which is not public on the API host', { operation: 'getConversation' }],
    ['uses {name}, which its path does not have', { address: '/details/{name}' }],
    ['gives getSingleEvent no id', { input: {} }],
  ])('rejects metadata that %s', (problem, change) => {
    expect(check(change)).toContain(`the metadata of /details/:id ${problem}`);
  });
});
