import type { Origins } from '../../../config/origins.ts';
import { isSecureOrLoopback } from '../../../config/origins.ts';
import { outcomeOf, type Probe } from '../probe.ts';

/** The settings that pages and platform share. That they are valid was checked when the file was read. */
export const pageSettingsProbe: Probe = {
  name: 'page settings',
  withoutIt: '',
  settings: 'PAGE_SETTINGS',
  async run({ config, page }) {
    if (!page) return outcomeOf(['not read. Correct PAGE_SETTINGS.'], '');
    const names = Object.keys(config.origins) as (keyof Origins)[];
    return outcomeOf(
      [
        ...names
          .filter((name) => page.origins[name] !== config.origins[name])
          .map((name) => `config.origins.${name} is not ${config.origins[name]}. Correct it, or ${variableOf(name)}.`),
        ...names
          .filter((name) => URL.canParse(page.origins[name]) && !isSecureOrLoopback(page.origins[name]))
          .map((name) => `config.origins.${name} must start with https://. Correct it.`),
        ...(page.environment === 'production' ? [] : [`config.environment is ${page.environment}. Set production.`]),
        ...(page.authMessageMode === config.authMessageMode
          ? []
          : [`config.authMessageMode is ${page.authMessageMode}. Correct it, or AUTH_MESSAGE_MODE.`]),
      ],
      'valid, with the origins of the platform',
    );
  },
};

const variableOf = (name: keyof Origins): string => `${name.toUpperCase()}_ORIGIN`;
