import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  balance,
  CARDS,
  fillPayment,
  historyDialog,
  openAsMember,
  openPack,
  payButton,
} from '@xana/journeys/site/card-payment';
import { cardProvider } from '@xana/journeys/site/card-provider';
import { closeMembers, messageTexts, NO_PATH, openChat, openFriends, sendText } from '@xana/journeys/site/chat-members';
import { giveTestWallet, logInWithTestWallet } from '@xana/journeys/site/test-wallet';
import { countHotSpaces } from '../topology/count-calls.ts';
import { callInstance, connectTo, joinAcross } from '../topology/member-of-instance.ts';
import { buildChangedPublish } from './build-images.ts';
import {
  type ImageSize,
  type MemoryUse,
  measureCompressed,
  measureImage,
  measureMemory,
  measureStart,
} from './measure.ts';
import { containerOf } from './run-options.ts';
import { type RunningContainers, startContainers } from './start-containers.ts';
import { LIMITS, writeReport } from './write-report.ts';

/** Builds of all images from nothing, with the packages of the registry. */
const BUILD_TIMEOUT_MS = 1_800_000;
const STARTS = 3;
const IDLE_PAUSE_MS = 20_000;
/** The platform reconnects with growing pauses. */
const RECOVERY_TIMEOUT_MS = 30_000;

const PLATFORMS = ['platform-1', 'platform-2'];
const OURS = [...PLATFORMS, 'page', 'release-server', 'refresh'];

let site: RunningContainers;
test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  site = await startContainers((text) => console.log(`  ${text}`));
});
test.afterAll(() => site?.stop());

const askPlatform = () => fetch(`${site.settings.config.origins.api}/world/get-hot-spaces-prev7-days`);

/** nginx sends no request to an instance until two seconds after one failed there. @param index of the instance */
async function waitUntilProxied(index: number): Promise<void> {
  const { metrics } = (site.instances[index] as RunningContainers['instances'][0]).ports;
  const before = await countHotSpaces(metrics);
  await expect
    .poll(async () => {
      await askPlatform();
      return await countHotSpaces(metrics);
    })
    .toBeGreaterThan(before);
}

/** Runs a script of Node in a container, which has no shell. */
const runIn = (service: string, script: string) =>
  site.engine.attempt(['exec', containerOf(service), 'node', '-e', script]);

for (const service of OURS) {
  test(`${service} runs without root on a read-only file system`, () => {
    const user = runIn(service, 'console.log(process.getuid())');
    expect(user.output.trim()).toBe('1000');
    const write = runIn(service, "fs.writeFileSync('/srv/xana/written', '')");
    expect(write.errors).toMatch(/EROFS|EACCES/);
    expect(runIn(service, "fs.writeFileSync('/tmp/written', '')").status).toBe(0);
    expect(site.engine.attempt(['exec', containerOf(service), 'sh', '-c', 'true']).status).not.toBe(0);
  });
}

test('shows the home page with the shell and its remotes', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(site.settings.config.origins.site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hot this week' }).getByRole('listitem').first()).toBeVisible();
  // `sharp` draws the pictures of the demo data.
  const picture = page.getByRole('region', { name: 'Hot this week' }).locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('a member logs in, and a message reaches a socket at the other platform', async () => {
  const [first, second] = site.instances as [RunningContainers['instances'][0], RunningContainers['instances'][0]];
  const [me, friend] = [await joinAcross(site), await joinAcross(site)];
  await callInstance(second, 'POST', '/follow/user', { token: friend.token, body: { userId: me.userId } });
  const theirs = await connectTo(second, friend, '/chat');
  const message = { receiverId: friend.userId, clientId: 'containers-1', body: 'Across' };
  const { data: sent } = await callInstance<{ id: string }>(first, 'POST', '/chat/create-msg', {
    token: me.token,
    body: message,
  });
  await expect.poll(() => theirs.received).toMatchObject([{ event: 'message', data: { id: sent.id, body: 'Across' } }]);
  theirs.socket.close();
});

test('a visitor logs in with a wallet', async ({ page }) => {
  await giveTestWallet(page);
  await logInWithTestWallet(page);
});

test('two members chat with each other', async ({ browser }) => {
  const [mia, yui] = await openFriends(browser, NO_PATH);
  await openChat(mia, yui);
  await openChat(yui, mia);
  await sendText(mia.page, 'Hello from another container');
  await expect.poll(() => messageTexts(yui.page)).toEqual(['Hello from another container']);
  await closeMembers(mia, yui);
});

test('a member pays by card, and the card provider’s webhook reports the refund', async ({ page }) => {
  const created = page.waitForResponse((response) => response.url().endsWith('/stripe/initiate-transaction'));
  await openAsMember(page);
  await openPack(page);
  await fillPayment(page, CARDS.valid);
  await payButton(page).click();
  await expect(page.getByText('Payment complete')).toBeVisible();
  await expect(historyDialog(page).getByRole('listitem')).toContainText('Purchased');
  await expect(balance(page, '500')).toHaveCount(1);
  const { data } = (await (await created).json()) as { data: { paymentIntentId: string } };
  await cardProvider(page.request).refund(data.paymentIntentId, 33);
  await page.goto('/store/history');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('-$0.33', { timeout: 2_000 });
  }).toPass();
});

test('the release server answers and sends its desk', async () => {
  expect((await fetch(`${site.releaseServer}/health`)).status).toBe(200);
  const desk = await fetch(`${site.releaseServer}/`);
  expect(await desk.text()).toContain('<script');
});

test('a platform drains its requests on SIGTERM and exits with 0', async () => {
  let isStopped = false;
  const statuses: number[] = [];
  const asking = (async () => {
    while (!isStopped) statuses.push((await askPlatform()).status);
  })();
  const { engine, compose } = site;
  await once(spawn(engine.name, ['stop', containerOf('platform-2')], { stdio: 'ignore' }), 'exit');
  isStopped = true;
  await asking;
  const exit = engine.run(['inspect', '--format', '{{.State.ExitCode}}', containerOf('platform-2')]);
  engine.run(['start', containerOf('platform-2')]);
  await compose.waitUntilHealthy('platform-2');
  await waitUntilProxied(1);
  expect([exit.trim(), statuses.filter((status) => status !== 200)]).toEqual(['0', []]);
  expect(statuses.length).toBeGreaterThan(10);
});

test('requests go on when one platform is killed', async () => {
  const { engine, compose } = site;
  engine.run(['kill', containerOf('platform-1')]);
  for (let call = 0; call < 40; call += 1) expect((await askPlatform()).status, `call ${call}`).toBe(200);
  engine.run(['start', containerOf('platform-1')]);
  await compose.waitUntilHealthy('platform-1');
  await waitUntilProxied(0);
});

test('requests recover when the database restarts', async () => {
  const { engine, compose, instances } = site;
  engine.run(['restart', containerOf('postgres')]);
  await compose.waitUntilHealthy('postgres');
  for (const { ports } of instances) {
    const ready = async () => (await fetch(`http://127.0.0.1:${ports.api}/ready`).catch(() => undefined))?.status;
    await expect.poll(ready, { timeout: RECOVERY_TIMEOUT_MS }).toBe(200);
  }
  expect((await joinAcross(site)).userId).toBeGreaterThan(0);
});

test('a changed remote is published and rolled back by the documented commands', async ({ page }) => {
  test.setTimeout(600_000);
  const { engine, file, compose, buildOptions, settings } = site;
  const publish = file.services.publish as { image: string };
  const change = { file: 'mfe-store/src/widgets/balances/phrases/phrases.ts', from: 'Balances', to: 'Your holdings' };
  const unchanged = publish.image;
  // A rollback returns to a release that visitors ran.
  await page.goto(settings.config.origins.site);
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible();
  publish.image = buildChangedPublish(engine, unchanged, change, buildOptions);
  try {
    console.log(compose.runOnce('publish'));
    await page.goto(settings.config.origins.site);
    await expect(page.getByRole('heading', { name: 'Your holdings' })).toBeVisible();
  } finally {
    engine.attempt(['image', 'rm', publish.image]);
    publish.image = unchanged;
  }
  const command = ['npm', 'run', 'release', '--'];
  expect(compose.runOnce('publish', [...command, 'status'])).toContain('mfe-store');
  const rollback = [...command, 'rollback', 'mfe-store', '--reason', 'balances are wrong'];
  expect(compose.runOnce('publish', rollback)).toContain('mfe-store');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible();
});

test('images, start and memory are within their limits', async () => {
  test.setTimeout(600_000);
  const { engine, compose, file } = site;
  const images = [...new Set(Object.values(file.services).flatMap(({ build, image }) => (build ? [image] : [])))];
  const sizes: ImageSize[] = [];
  for (const image of images) {
    const size = measureImage(engine, image);
    sizes.push(LIMITS.imageBytes[image] ? { ...size, compressedBytes: await measureCompressed(engine, image) } : size);
  }
  const starts: number[] = [];
  for (let start = 0; start < STARTS; start += 1)
    for (const service of PLATFORMS) starts.push(await measureStart(engine, compose, service));
  const memory: Record<string, MemoryUse> = {};
  await wait(IDLE_PAUSE_MS);
  for (const service of OURS) memory[service] = measureMemory(engine, service);
  writeReport({ engine, sizes, starts, memory, standIns: site.standIns });
  for (const service of PLATFORMS) expect(memory[service]?.privateBytes, service).toBeLessThanOrEqual(LIMITS.idleBytes);
  for (const { image, bytes } of sizes) expect(bytes, image).toBeLessThanOrEqual(LIMITS.imageBytes[image] ?? Infinity);
});
