import { definePhrases } from '@xana/i18n';

export const en = {
  'bar.label': 'Developer',
  'bar.none': 'Developer mode: no override',
  'bar.override': 'Developer override: {{overrides}}',
  'bar.source': '{{name}} from {{origin}}',
  'bar.remotes': 'Remotes',
  'bar.remove': 'Remove',
  'panel.title': 'Remotes on this page',
  'panel.close': 'Close',
  'panel.text': 'Load a remote from another URL, on this page load and in this browser only.',
  'panel.origins': 'Allowed origins: {{origins}}',
  'panel.release': 'Release {{version}} ({{id}})',
  'panel.releaseOfBuild': 'Release {{version}}',
  'panel.override': 'Override',
  'panel.overrideVersion': 'Override {{version}}',
  'panel.url': 'Override of {{name}}',
  'panel.hint':
    'Enter the URL of a build folder, an mf-manifest.json or a remote entry (.mjs). Leave it empty for the release.',
  'panel.apply': 'Reload with these overrides',
  'panel.removeAll': 'Remove all',
  'panel.end': 'End developer mode',
  'state.shown': 'Shown',
  'state.loading': 'Loading',
  'state.failed': 'Failed',
  'state.absent': 'Not on this page',
  'problem.UNKNOWN_REMOTE': 'There is no remote {{name}}.',
  'problem.INVALID_URL': '{{url}} is not an http or https URL without user and fragment.',
  'problem.UNLISTED_ORIGIN': '{{url}} is not from an allowed origin.',
  'problem.REPEATED_NAME': '{{name}} is overridden twice. {{url}} is ignored.',
  'problem.MANIFEST': 'The manifest of {{name}} at {{url}} cannot be read: {{reason}}',
} as const;

export const developerPhrases = definePhrases('shell/developer', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = developerPhrases.useText;
