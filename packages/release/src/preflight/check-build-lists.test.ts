import { checkBuildLists } from './check-build-lists.ts';

const FILES = new Map([
  ['remoteEntry.mjs', Buffer.from('x={8551:{singleton:!0,shareKey:"react"},3:{shareKey:"@xana/session"}}')],
  ['main.mjs', Buffer.from('let o={id:"getXenyProducts",host:"api"},other={id:"balances-title"};')],
  ['base.css', Buffer.from('id:"logout"')],
]);
const LISTS = { uses: { react: [], '@xana/session': ['x'] }, operations: ['getXenyProducts'] };

describe('[MF-01] [T15] checkBuildLists', () => {
  it('accepts lists that agree with the files', () => {
    expect(checkBuildLists(LISTS, FILES)).toEqual([]);
  });

  it('names what the lists lack, and what they claim', () => {
    const lists = { uses: { react: [], 'react-dom': ['createPortal'] }, operations: ['logout'] };
    expect(checkBuildLists(lists, FILES)).toEqual([
      'its files import @xana/session, which uses.json lacks',
      'uses.json lists react-dom, which no file imports',
      'its files call getXenyProducts, which operations.json lacks',
      'operations.json lists logout, which no file calls',
    ]);
  });
});
