import { readHeaderList } from './header-list.ts';

it.each([
  ['authorization=Bearer%20abc%3D%3D', { authorization: 'Bearer abc==' }],
  ['X-Scope = team-a , api-key=1=2', { 'x-scope': 'team-a', 'api-key': '1=2' }],
])('reads "%s"', (text, headers) => {
  expect(readHeaderList(text)).toEqual(headers);
});

it.each(['authorization', '=value', 'name=', 'a b=c', 'name=%E0%A4%A', 'name=one%0Atwo', 'name=value,', 'name=日本'])(
  'rejects "%s"',
  (text) => {
    expect(readHeaderList(text)).toBeNull();
  },
);
