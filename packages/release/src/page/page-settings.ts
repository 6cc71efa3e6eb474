import { readFileSync } from 'node:fs';
import { publicConfig } from '@xana/contracts/public-config';
import { developmentPage } from '@xana/contracts/releases/development-page';
import * as z from 'zod/mini';

/** What the page is assembled with beside releases: where everything is served. */
export const pageSettings = z.object({
  config: publicConfig,
  /** Origin of each part's artifacts by name; `shell` is the site's own. */
  origins: z.record(z.string(), z.string()),
  /** Only in the sandbox: a script that announces the demo wallet, and what it needs to know. */
  sandbox: z.optional(z.object({ script: z.string(), integrity: z.string(), faucet: z.string() })),
  /** Only while a part is developed. */
  development: z.optional(developmentPage),
});

export type PageSettings = z.output<typeof pageSettings>;

/** Read anew for each command, so that a part that was added since has its origin. */
export function readPageSettings(file: string): PageSettings {
  const settings = pageSettings.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (settings.development && settings.config.environment === 'production') {
    throw new Error('A page for development takes builds without a hash: it is never assembled for production.');
  }
  return settings;
}
