import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { resetData, startSite } from '@xana/local-site/site';
import { local, ROOT, readTopology } from '@xana/local-site/topology';
import { LOCALES, SCREENS, type Screen, THEMES, WIDTHS } from './screens.ts';

const DIRECTORY = join(ROOT, 'packages/handbook/screens');
const HEIGHTS: Record<(typeof WIDTHS)[number], number> = { 1440: 900, 390: 844 };

type Width = (typeof WIDTHS)[number];
type Theme = (typeof THEMES)[number];
type Locale = (typeof LOCALES)[number];

requireJapaneseLetters();
const wanted = process.argv[2];
const topology = readTopology({
  ...process.env,
  XANA_PORT_OFFSET: '26000',
  XANA_DATA: join(ROOT, '.local/screens'),
});
resetData(topology);
const site = await startSite({ topology, onProgress: (text) => console.log(`  ${text}`) });
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
try {
  const screens = SCREENS.filter(({ name }) => !wanted || name === wanted);
  for (const screen of screens) {
    rmSync(join(DIRECTORY, screen.name), { recursive: true, force: true });
    mkdirSync(join(DIRECTORY, screen.name), { recursive: true });
    for (const theme of THEMES) {
      for (const locale of LOCALES) await takeWidths(browser, screen, theme, locale);
    }
    console.log(`  ${screen.name}`);
  }
  writeFileSync(join(DIRECTORY, 'README.md'), album());
} finally {
  await browser.close();
  await site.stop();
}

async function takeWidths(from: Browser, screen: Screen, colorScheme: Theme, locale: Locale): Promise<void> {
  const context = await from.newContext({ colorScheme, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (screen.isMember) await becomeDemoMember(context, page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await page.goto(local(topology.ports.site) + screen.path);
    if (screen.opens) await page.locator('[aria-haspopup="dialog"]').first().click();
    await settle(page);
    await page.screenshot({ path: join(ROOT, fileOf(screen, width, colorScheme, locale)), type: 'jpeg', quality: 62 });
  }
  await context.close();
}

async function becomeDemoMember(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('xana-sandbox-demo-key', `0x${'da7a'.repeat(16)}`));
  await page.goto(`${local(topology.ports.site)}/?login`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demo wallet/ })
    .click();
  await page.waitForFunction(() => localStorage.getItem('userConnected') === 'true');
}

/** Waits until nothing is loading and fonts and visible pictures are ready. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.querySelectorAll('[data-state="loading"][data-remote-module]').length === 0,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images]
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.decode().catch(() => undefined));
    // A picture outside the viewport is never loaded or decoded.
    await Promise.race([Promise.all(seen), new Promise((resolve) => setTimeout(resolve, 3_000))]);
  });
  // Waits for the fade-in of pictures.
  await page.waitForTimeout(500);
}

function fileOf({ name }: Screen, width: Width, theme: Theme, locale: Locale): string {
  return `packages/handbook/screens/${name}/${width}-${theme}-${locale}.jpg`;
}

function album(): string {
  const picture = (screen: Screen, width: Width, theme: Theme, locale: Locale) => {
    const file = fileOf(screen, width, theme, locale).replace('packages/handbook/screens/', '');
    return `<a href="${file}"><img src="${file}" width="${width === 390 ? 110 : 330}" alt="${screen.title}, ${width} px, ${theme}, ${locale}"></a>`;
  };
  const sections = SCREENS.map((screen) => {
    const rows = LOCALES.map((locale) =>
      THEMES.flatMap((theme) => WIDTHS.map((width) => picture(screen, width, theme, locale))).join(' '),
    );
    return `## ${screen.title}\n\n\`${screen.path}\`${screen.isMember ? ', logged in' : ''}\n\n${rows.join('\n\n')}\n`;
  });
  return `# Screens\n\nTaken by \`npm run screens\`; do not edit. Each in both themes, both languages, 1440 and 390 px wide.\n\n${sections.join('\n')}`;
}

/** Without them Japanese text renders as boxes. */
function requireJapaneseLetters(): void {
  const found = execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' });
  if (found.trim() !== '') return;
  console.error('This machine has no Japanese letters: apt-get install fonts-noto-cjk');
  process.exit(1);
}
