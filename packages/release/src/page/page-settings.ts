import { readFileSync } from 'node:fs';
import { publicConfig } from '@xana/contracts/public-config';
import { developmentPage } from '@xana/contracts/releases/development-page';
import * as z from 'zod/mini';

/** HTTPS, or this machine: code over plain HTTP could be replaced on its way. */
function isSafeOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.origin === text && (url.protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname));
}

/** The deployment's settings for a page: origins and public configuration. */
export const pageSettings = z.object({
  config: publicConfig,
  /** Origin of each microfrontend's files by name; `shell` is the site's origin. */
  origins: z.record(z.string(), z.string()),
  /** Only in the sandbox: a script that announces the demo wallet, and the faucet that it uses. */
  sandbox: z.optional(z.object({ script: z.string(), integrity: z.string(), faucet: z.string() })),
  /** Absent: no page has developer overrides. See `packages/handbook/how-to/override-a-remote.md`. */
  developer: z.optional(
    z.object({
      /** Origins that an override may come from: a port of localhost, a preview host. */
      overrideOrigins: z.array(
        z.string().check(z.refine(isSafeOrigin, { error: 'must be an https or localhost origin' })),
      ),
    }),
  ),
  /** Only in development. */
  development: z.optional(developmentPage),
});

export type PageSettings = z.output<typeof pageSettings>;

/** Reads the file on each call, because new remotes add their origin to it. */
export function readPageSettings(file: string): PageSettings {
  const settings = pageSettings.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (settings.development && settings.config.environment === 'production') {
    throw new Error(
      'The settings have `development`, but the environment is production: development pages load modules without a hash.',
    );
  }
  return settings;
}
