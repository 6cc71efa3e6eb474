import fc from 'fast-check';
import { anyText } from './test-hostile-text.ts';
import { findSiteLink } from './validation.ts';

const ORIGIN = 'https://xana.net';
const find = (text: string) => findSiteLink(text, ORIGIN);

describe('findSiteLink', () => {
  test.each([
    ['/details/38', 'space', 38],
    ['/details/2?type=USER_WORLD&for=space', 'space', 2],
    ['/details/7?for=game', 'space', 7],
    ['/details/5?for=event', 'event', 5],
    ['/details/12?for=feed&comment=3', 'post', 12],
    ['/details/12?for=feed#comments', 'post', 12],
    ['/profile?user=9', 'profile', 9],
    ['/profile?tab=spaces&user=9', 'profile', 9],
    ['/details/999999999/', 'space', 999_999_999],
  ])('[CM-08] reads the address %j', (path, kind, id) => {
    expect(find(`Look: ${ORIGIN}${path}`)).toEqual({ kind, id, path });
  });

  test.each([
    ['trailing punctuation', `See ${ORIGIN}/details/5?for=event.`],
    ['brackets', `(${ORIGIN}/details/5?for=event)`],
    ['Japanese text around it', `これ、${ORIGIN}/details/5?for=eventを見て`],
    ['Japanese text after a bracket', `(${ORIGIN}/details/5?for=event)を見て`],
    ['Japanese brackets', `「${ORIGIN}/details/5?for=event」`],
    ['an upper case host', 'HTTPS://XANA.NET/details/5?for=event'],
    ['no scheme', 'See xana.net/details/5?for=event'],
    ['the default port', 'https://xana.net:443/details/5?for=event'],
    ['other links before it', `https://other.net/details/1 ${ORIGIN}/terms ${ORIGIN}/details/5?for=event`],
    ['another link after it', `${ORIGIN}/details/5?for=event ${ORIGIN}/details/6`],
  ])('[CM-08] finds an address with %s', (_, text) => {
    expect(find(text)).toEqual({ kind: 'event', id: 5, path: '/details/5?for=event' });
  });

  test.each([
    '/details/5?for=event',
    `${ORIGIN}/`,
    `${ORIGIN}/profile`,
    `${ORIGIN}/profile?user=0`,
    `${ORIGIN}/profile?user=mia`,
    `${ORIGIN}/details/`,
    `${ORIGIN}/details/05`,
    `${ORIGIN}/details/-5`,
    `${ORIGIN}/details/5x`,
    `${ORIGIN}/details/1234567890`,
    `${ORIGIN}/details/5/more`,
    `${ORIGIN}/details/5?for=avatar`,
    `${ORIGIN}//other.net/details/5`,
    `${ORIGIN}/explore/details/5`,
    'http://xana.net/details/5',
    'https://xana.net:8443/details/5',
    'https://sub.xana.net/details/5',
    'https://xana.net.evil.example/details/5',
    'https://xana.net@evil.example/details/5',
    'https://mia:secret@xana.net/details/5',
  ])('[CM-08] finds nothing in %j', (text) => {
    expect(find(text)).toBeNull();
  });

  test('[CM-08] [T59] leads to a path of the site whatever the text is', () => {
    fc.assert(
      fc.property(anyText, fc.webPath(), fc.nat(), (text, path, id) => {
        const found = find(`${text} ${ORIGIN}${path} ${ORIGIN}/details/${id}${text}`);
        if (found) expect(new URL(found.path, ORIGIN).origin).toBe(ORIGIN);
      }),
    );
  });
});
