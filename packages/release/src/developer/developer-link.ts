import type { Command } from '../commands/command.ts';
import { createDeveloperToken } from './developer-token.ts';

const DEFAULT_HOURS = 8;
/** A link cannot be revoked, so it lasts a working day at most. */
const MAX_HOURS = 24;

export const developerLinkCommand: Command = {
  usage: [
    'developer-link [--hours <1-24>]',
    'a link that lets one browser override remotes until it expires; default: 8 hours',
  ],
  // A link overrides remotes for its holder alone, so a team of any remote may create one.
  needs: 'publish',
  isForAny: true,
  options: { hours: { type: 'string' } },
  run({ store, settings, actor, text }) {
    const { config, developer } = settings();
    if (!developer)
      throw new Error('Developer overrides are off: the page settings have no `developer.overrideOrigins`.');
    const { privateKey } = store.keys;
    if (!privateKey)
      throw new Error('RELEASE_KEY must contain the private key of the release managers, which signs the link.');
    const hours = Number(text('hours') ?? DEFAULT_HOURS);
    if (!(hours > 0 && hours <= MAX_HOURS)) throw new Error(`--hours must be a number up to ${MAX_HOURS}.`);
    const { site } = config.origins;
    const expiresAt = Date.now() + hours * 3_600_000;
    const token = createDeveloperToken({ site, createdBy: actor(), expiresAt }, privateKey);
    const url = `${site}/developer?token=${token}`;
    const until = new Date(expiresAt).toISOString();
    return {
      data: { url, expiresAt: until },
      text: `${url}\nValid until ${until}. Open it in your browser; do not share it.`,
    };
  },
};
