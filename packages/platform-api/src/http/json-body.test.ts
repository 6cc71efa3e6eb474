import fc from 'fast-check';
import { findDuplicateKey } from './json-body.ts';

describe('findDuplicateKey', () => {
  it('[T29] finds no duplicates in the output of JSON.stringify', () => {
    fc.assert(fc.property(fc.json(), (text) => findDuplicateKey(JSON.stringify(JSON.parse(text))) === null));
  });

  it('[T29] finds a duplicate key at any depth and in any escaped form', () => {
    const nested = fc.letrec((tie) => ({
      leaf: fc
        .string()
        .map((key) => ({ key, text: `{${JSON.stringify(key)}:1,"other${key.length}":[],${JSON.stringify(key)}:2}` })),
      node: fc.oneof(
        { maxDepth: 4 },
        tie('leaf'),
        fc.tuple(fc.string(), tie('node')).map(([outer, inner]) => {
          const { key, text } = inner as { key: string; text: string };
          return { key, text: `[{${JSON.stringify(outer)}:${text}}]` };
        }),
      ),
    })).node;
    fc.assert(
      fc.property(nested, (made) => {
        const { key, text } = made as { key: string; text: string };
        return findDuplicateKey(text) === key;
      }),
    );
    expect(findDuplicateKey('{"id":1,"\\u0069d":2}')).toBe('id');
  });

  it('[T29] distinguishes keys from values and from keys of other objects', () => {
    expect(findDuplicateKey('{"a":"a","b":["a","a"],"c":{"a":1},"d":{"a":":"}}')).toBeNull();
    expect(findDuplicateKey('["a","a",{"x":"{\\"x\\":1"}]')).toBeNull();
  });
});
