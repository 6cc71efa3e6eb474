import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Levels A and AA of WCAG 2.0 to 2.2, as far as axe can check them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeOptions {
  /** A selector; default: the whole page. */
  within?: string | undefined;
  /** Only the rules that a theme can break. */
  isContrastOnly?: boolean;
}

/** What axe finds on the page or within an element; empty when there is nothing. */
export async function axeViolations(page: Page, { within, isContrastOnly }: AxeOptions = {}): Promise<string[]> {
  // Axe takes the frames of the card provider for white; they are transparent.
  // Legacy mode finds the same without frames, and saves a further page in which the parts of all frames are put together.
  const all = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
  const chosen = isContrastOnly ? all.withRules(['color-contrast']) : all.withTags(RULES);
  const { violations } = await (within ? chosen.include(within) : chosen).analyze();
  return violations.map(({ id, nodes }) => {
    const elements = nodes.map(({ target, any, all }) => `${target.join(' ')} (${[...any, ...all][0]?.message ?? ''})`);
    return `${id}: ${elements.join(' | ')}`;
  });
}
