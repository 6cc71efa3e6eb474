import type { BrowserContext } from '@playwright/test';
import { CARD_FRAME_PATH } from '@xana/contracts/card-service';
import { cardFrame } from '@xana/release/card-frame';
import type { PageSettings } from '@xana/release/page-settings';

/** The page settings of a deployment whose card frame loads the script of the real provider. */
export function withRealCardFrame({ config, ...others }: PageSettings): PageSettings {
  const { sandboxOrigin: _, ...cards } = config.cards ?? { publicKey: '', frameOrigin: '' };
  return { ...others, config: { ...config, cards } };
}

/**
 * Answers for the hosts of Stripe in all pages of a browser, by the provider of the sandbox. The card frame is the document of a deployment
 * with keys: it has the real policy and the real address of the script.
 */
export async function standInForStripe(context: BrowserContext, { config }: PageSettings): Promise<void> {
  const { cards, origins } = config;
  if (!cards?.sandboxOrigin) throw new Error('The site has no provider of the sandbox.');
  const { sandboxOrigin, ...real } = cards;
  const { html, headers } = cardFrame(real, origins.site);
  await context.route(new RegExp(`^${cards.frameOrigin}${CARD_FRAME_PATH}`), (route) =>
    route.fulfill({ headers, body: html }),
  );
  await context.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const path = pathname === '/endive/stripe.js' ? '/v3/' : pathname;
    await route.fulfill({ response: await route.fetch({ url: `${sandboxOrigin}${path}${search}` }) });
  });
}
