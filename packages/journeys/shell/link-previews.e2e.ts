import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { namedMember } from '../site/people.ts';
import { SITE_ORIGIN } from '../site/test-topology.ts';

const CRAWLER = { 'user-agent': 'Twitterbot/1.0' };

/** The head of a page as a service sees it that shows a preview of its link. */
async function previewOf(request: APIRequestContext, path: string) {
  const reply = await request.get(SITE_ORIGIN + path, { headers: CRAWLER });
  const html = await reply.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return {
    status: reply.status(),
    html,
    title: find(/<title>(.*?)<\/title>/),
    description: find(/<meta name="description" content="(.*?)"/),
    canonical: find(/<link rel="canonical" href="(.*?)"/).replace(SITE_ORIGIN, ''),
    picture: find(/<meta property="og:image" content="(.*?)"/),
    isIndexed: !html.includes('content="noindex"'),
    data: JSON.parse(find(/<script type="application\/ld\+json">(.*?)<\/script>/s) || 'null'),
  };
}

for (const [path, expected] of Object.entries({
  '/': { title: /^XANA: spaces, events and games$/, canonical: '/', data: { '@type': 'WebSite' } },
  '/explore?tab=events&utm_source=x': { title: /^Explore · XANA$/, canonical: '/explore?tab=events', data: null },
  '/details/38?for=space': {
    title: /^XANA Lobby · XANA$/,
    canonical: '/details/38?type=ENVIRONMENT&for=space',
    data: { '@type': 'ItemPage' },
  },
  '/details/38?lang=ja': {
    title: /^XANAロビー · XANA$/,
    canonical: '/details/38?type=ENVIRONMENT&for=space&lang=ja',
    data: { '@type': 'ItemPage' },
  },
  '/details/1?for=event': {
    title: / · XANA$/,
    canonical: '/details/1?for=event',
    data: { '@type': 'Event', location: { '@type': 'VirtualLocation' } },
  },
  '/details/1?for=feed': {
    title: / · XANA$/,
    canonical: '/details/1?for=feed',
    data: { '@type': 'SocialMediaPosting' },
  },
  '/profile?user=1': { title: / · XANA$/, canonical: '/profile?user=1', data: { '@type': 'ProfilePage' } },
}))
  test(`[RT-01] [RT-02] [RT-03] shows a preview of ${path} with a title, a picture and one canonical address`, async ({
    request,
  }) => {
    const { title, canonical, data } = expected;
    const preview = await previewOf(request, path);
    expect(preview).toMatchObject({ status: 200, isIndexed: true, canonical });
    expect(preview.title).toMatch(title);
    expect(preview.description.length).toBeGreaterThan(10);
    if (data) expect(preview.data).toMatchObject(data);
    const picture = await request.get(preview.picture, { headers: CRAWLER });
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

test('[RT-02] [RT-03] shows a card of 1200 × 630 for what members share, in the language of the address, and none when it is gone', async ({
  request,
}) => {
  const author = await namedMember(request, 'Card');
  const { id } = await author.post<{ id: number }>('/feeds/single-feed', {
    descriptions: '桟橋のランタンを見に行きませんか？ <b>Bring "friends" & tea</b> 🏮',
  });
  const paths = ['/details/38?for=space', '/details/38?lang=ja', '/details/1?for=event', `/details/${id}?for=feed`];
  const cards = new Set<string>();
  for (const path of [...paths, '/profile?user=1']) {
    const { picture, html } = await previewOf(request, path);
    expect(picture).toMatch(/\/card\/(space|event|post|profile)\/\d+\?lang=(en|ja)$/);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    const reply = await request.get(picture, { headers: CRAWLER });
    const { width, height, format } = await sharp(await reply.body()).metadata();
    expect([path, width, height, format]).toEqual([path, 1200, 630, 'jpeg']);
    cards.add((await reply.body()).toString('base64'));
  }
  expect(cards.size).toBe(5);
  const { picture } = await previewOf(request, `/details/${id}?for=feed`);
  await author.post('/feeds/delete-feed', { feedId: id });
  expect((await request.get(picture)).status()).toBe(404);
});

test('[RT-13] answers crawlers with 404 where nothing is, and keeps personal pages out of search engines', async ({
  request,
}) => {
  for (const path of ['/no/such/page', '/details/999999999?for=event', '/profile?user=999999999'])
    expect([path, (await previewOf(request, path)).status]).toEqual([path, 404]);
  for (const path of ['/search?src=garden', '/settings', '/chat', '/store/history'])
    expect([path, (await previewOf(request, path)).isIndexed]).toEqual([path, false]);
});

test('[T35] escapes what members write, in the head and in the structured data, under the policy of the page', async ({
  browser,
  request,
}) => {
  const hostile = `</script><script>window.hit=1</script>"'><img src=x onerror="window.hit=1">`;
  const member = await namedMember(request, 'Preview');
  const { id } = await member.post<{ id: number }>('/feeds/single-feed', { descriptions: hostile });
  const { html, data } = await previewOf(request, `/details/${id}?for=feed`);
  expect(data).toMatchObject({ '@type': 'SocialMediaPosting', articleBody: hostile });
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).not.toContain('<img');
  expect(head).not.toContain('<script>window');
  const context = await browser.newContext({ userAgent: `${CRAWLER['user-agent']} Chrome/140` });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${SITE_ORIGIN}/details/${id}?for=feed`);
  await expect(page.getByText('window.hit=1').first()).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(problems.filter((problem) => /Content Security Policy/.test(problem))).toEqual([]);
  await context.close();
});

test('[RT-02] shows a page in the language of its address, and in that of a visitor who chose one', async ({
  page,
}) => {
  await page.goto('/details/38?type=ENVIRONMENT&for=space&lang=ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page).toHaveTitle('XANAロビー · XANA');
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.goto('/explore?lang=ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('can be installed as an app, with icons and shortcuts', async ({ page }) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${SITE_ORIGIN}/manifest.webmanifest`, []]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'XANA', display: 'standalone' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('lists the public pages in a sitemap, and every listed address of a sample exists', async ({ request }) => {
  const robots = await (await request.get(`${SITE_ORIGIN}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
  const locations = async (address: string) => {
    const reply = await request.get(address);
    expect([address, reply.status(), reply.headers()['content-type']]).toEqual([
      address,
      200,
      'application/xml; charset=utf-8',
    ]);
    return [...(await reply.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  };
  const [first = ''] = await locations(`${SITE_ORIGIN}/sitemap.xml`);
  const addresses = (await locations(first)).map((address) => address.replace(SITE_ORIGIN, ''));
  const kinds = [/^\/$/, /^\/explore$/, /type=ENVIRONMENT&for=space$/, /for=event$/, /^\/profile\?user=/];
  for (const kind of kinds) {
    const listed = addresses.find((address) => kind.test(address)) ?? '';
    const { status, canonical, isIndexed } = await previewOf(request, listed);
    expect({ status, canonical, isIndexed }).toEqual({ status: 200, canonical: listed, isIndexed: true });
  }
  expect(addresses.filter((address) => /^\/(search|settings|chat|app)/.test(address))).toEqual([]);
});
