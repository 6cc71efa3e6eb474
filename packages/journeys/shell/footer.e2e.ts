import { expect, type Page, test } from '@playwright/test';
import { collectProblems, passTime } from '../site/page-actions.ts';

const FILE = '**/static/footer.*.html';
const PLACE = '/details/38?type=ENVIRONMENT&for=space';
const footer = (page: Page) => page.getByRole('contentinfo');
const answerWith = (page: Page, body: string) =>
  page.route(FILE, (route) =>
    route.fulfill({ body, contentType: 'text/html', headers: { 'access-control-allow-origin': '*' } }),
  );

test('[LY-02] shows the platform’s footer on every page except home, and opens its internal links without a page load', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.goto(PLACE);
  await expect(footer(page)).toContainText('A metaverse of worlds');
  const news = footer(page).getByRole('link', { name: 'News' });
  await expect(news).toHaveAttribute('target', '_blank');
  await expect(news).toHaveAttribute('rel', 'noopener noreferrer');
  await page.getByRole('link', { name: 'XANA home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
  await expect(footer(page)).toHaveCount(0);
  await page.goto('/no/such/place');
  await expect(footer(page)).toContainText('A metaverse of worlds');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await footer(page).getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/\/explore$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('[LY-02] [T39] [T40] [T42] reduces a hostile footer to its text and safe links', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await answerWith(
    page,
    `<p id="root" name="cookie" class="x" style="position:fixed;inset:0" onclick="hit()">Safe text</p>
     <script>window.hit = true</script><style>*{display:none}</style><base href="https://evil.example/">
     <img src="x" onerror="window.hit = true"><svg><script>window.hit = true</script></svg>
     <form action="https://evil.example"><input name="password"><button>Log in</button></form>
     <iframe srcdoc="<script>parent.hit = true</script>"></iframe><object data="x"></object>
     <math><mtext><table><mglyph><style><img src=x onerror="window.hit = true"></style></mglyph></table></mtext></math>
     <a href="javascript:window.hit = true">Script</a><a href="//evil.example">Elsewhere</a>
     <a href="https://sound.example/" target="_self" rel="opener">Sound link</a>`,
  );
  await page.goto(PLACE);
  await expect(footer(page)).toContainText('Safe text');
  await expect(footer(page).getByRole('link')).toHaveText(['Sound link']);
  await expect(footer(page).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  const harmful =
    'script,style,base,img,svg,math,form,input,button,iframe,object,[id],[name],[class],[style],[onclick]';
  await expect(footer(page).locator(harmful)).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XANA Lobby');
  expect(thrown).toEqual([]);
});

test('[LY-03] retries a failing footer four times, then leaves it out', async ({ page }) => {
  let asked = 0;
  await page.route(FILE, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.clock.install();
  await page.goto(PLACE);
  // The installed clock also runs while the page loads.
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(async () => {
    await passTime(page, 2_000);
    expect(asked).toBe(5);
  }).toPass();
  await passTime(page, 20_000);
  expect(asked).toBe(5);
  await expect(footer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XANA Lobby');
});
