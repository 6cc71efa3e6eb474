/**
 * What the page has once: the shell brings these, a remote never bundles its own copy. `early` modules are part of the
 * shell's first load; the others are chunks of the shell, fetched when the first remote asks for them.
 *
 * They are facades on purpose: sharing react-router-dom, i18next or jotai whole would ship all of each.
 */
export const SHARED_MODULES = {
  react: 'early',
  'react/jsx-runtime': 'early',
  'react-dom': 'early',
  'react-dom/client': 'early',
  '@xana/contracts/schema': 'early',
  '@xana/session': 'early',
  '@xana/session/react': 'early',
  '@xana/event-bus': 'early',
  '@xana/i18n': 'early',
  '@xana/i18n/errors': 'early',
  '@xana/i18n/formats': 'early',
  '@xana/remote-kit': 'early',
  '@xana/ui-kit/avatar': 'early',
  '@xana/ui-kit/badge': 'early',
  '@xana/ui-kit/button': 'early',
  '@xana/ui-kit/cover-card': 'early',
  '@xana/ui-kit/empty-state': 'early',
  '@xana/ui-kit/error-state': 'early',
  '@xana/ui-kit/icon': 'early',
  '@xana/ui-kit/icon-button': 'early',
  '@xana/ui-kit/overlay-stack': 'early',
  '@xana/ui-kit/picture': 'early',
  '@xana/ui-kit/rail': 'early',
  '@xana/ui-kit/search-field': 'early',
  '@xana/ui-kit/short-name': 'early',
  '@xana/ui-kit/skeleton': 'early',
  '@xana/ui-kit/visually-hidden': 'early',
  '@xana/i18n/messages': 'late',
  '@xana/i18n/tags': 'late',
  '@xana/remote-kit/form': 'late',
  '@xana/ui-kit/combo-box': 'late',
  '@xana/ui-kit/confirm-dialog': 'late',
  '@xana/ui-kit/dialog': 'late',
  '@xana/ui-kit/file-drop': 'late',
  '@xana/ui-kit/grid': 'late',
  '@xana/ui-kit/list-row': 'late',
  '@xana/ui-kit/menu': 'late',
  '@xana/ui-kit/person-card': 'late',
  '@xana/ui-kit/popover': 'late',
  '@xana/ui-kit/select': 'late',
  '@xana/ui-kit/switch': 'late',
  '@xana/ui-kit/tabs': 'late',
  '@xana/ui-kit/tag-chip': 'late',
  '@xana/ui-kit/text-area': 'late',
  '@xana/ui-kit/text-field': 'late',
  '@xana/ui-kit/toast': 'late',
} as const satisfies Record<string, 'early' | 'late'>;

export type SharedModule = keyof typeof SHARED_MODULES;
export const SHARED_NAMES = Object.keys(SHARED_MODULES) as SharedModule[];
