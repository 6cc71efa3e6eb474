import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Levels A and AA of WCAG 2.0 to 2.2, as far as axe can check them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

interface AxeOptions {
  /** A selector; default: the whole page. */
  within?: string | undefined;
  /** Only the rules that a theme can break. */
  isContrastOnly?: boolean;
}

/** What axe finds on the page or within an element; empty when there is nothing. */
export async function axeViolations(page: Page, { within, isContrastOnly }: AxeOptions = {}): Promise<string[]> {
  const all = axe(page);
  const chosen = isContrastOnly ? all.withRules(['color-contrast']) : all.withTags(RULES);
  const { violations } = await (within ? chosen.include(within) : chosen).analyze();
  const found = await withoutCoveredTargets(page, violations);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(textOf).join(' | ')}`);
}

// Axe takes the frames of the card provider for white; they are transparent.
// Legacy mode finds the same without frames, and saves a further page in which the parts of all frames are put together.
const axe = (page: Page) => new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);

function textOf({ target, any, all }: Violation['nodes'][number]): string {
  const [check] = [...any, ...all];
  const related = (check?.relatedNodes ?? []).map(({ html }) => html.slice(0, 120));
  return `${target.join(' ')} (${[check?.message, ...related].join(' ')})`;
}

/**
 * The violations without the targets that something covers only where the page is scrolled to, or only while it moves:
 * axe reads the places of elements one after the other. A target counts that is too small in the middle of the screen.
 */
async function withoutCoveredTargets(page: Page, violations: Violation[]): Promise<Violation[]> {
  const found = violations.find(({ id }) => id === 'target-size');
  if (!found) return violations;
  const nodes = [];
  for (const node of found.nodes) if (await isTooSmallInTheMiddle(page, String(node.target[0]))) nodes.push(node);
  const others = violations.filter((violation) => violation !== found);
  return nodes.length > 0 ? [...others, { ...found, nodes }] : others;
}

async function isTooSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const { violations } = await axe(page).include(selector).withRules(['target-size']).analyze();
  return violations.length > 0;
}

/** Changes the theme of the page, and waits for its colours: those that are still changing have no contrast to measure. */
export async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const isMoving = () => page.evaluate(() => document.getAnimations().some((each) => each instanceof CSSTransition));
  await expect.poll(isMoving).toBe(false);
}
