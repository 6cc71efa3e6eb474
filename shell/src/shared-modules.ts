/**
 * The shell provides every shared module by importing it: a remote that consumes a module that the shell never imported
 * fails, and its second attempt gets a half-evaluated module. The first list is imported at once, because the shell's own
 * code does not use each of them; the lazy ones become chunks that are fetched when a remote first needs them.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@xana/contracts/schema';
import '@xana/event-bus';
import '@xana/i18n';
import '@xana/i18n/errors';
import '@xana/i18n/formats';
import '@xana/remote-kit';
import '@xana/session';
import '@xana/session/react';
import '@xana/ui-kit/avatar';
import '@xana/ui-kit/badge';
import '@xana/ui-kit/button';
import '@xana/ui-kit/cover-card';
import '@xana/ui-kit/empty-state';
import '@xana/ui-kit/error-state';
import '@xana/ui-kit/icon';
import '@xana/ui-kit/icon-button';
import '@xana/ui-kit/overlay-stack';
import '@xana/ui-kit/picture';
import '@xana/ui-kit/rail';
import '@xana/ui-kit/search-field';
import '@xana/ui-kit/short-name';
import '@xana/ui-kit/skeleton';
import '@xana/ui-kit/visually-hidden';

/** Never called: the imports make webpack emit the chunks. @public */
export const lazyModules = {
  comboBox: () => import('@xana/ui-kit/combo-box'),
  confirmDialog: () => import('@xana/ui-kit/confirm-dialog'),
  dialog: () => import('@xana/ui-kit/dialog'),
  fileDrop: () => import('@xana/ui-kit/file-drop'),
  form: () => import('@xana/remote-kit/form'),
  grid: () => import('@xana/ui-kit/grid'),
  listRow: () => import('@xana/ui-kit/list-row'),
  menu: () => import('@xana/ui-kit/menu'),
  messages: () => import('@xana/i18n/messages'),
  personCard: () => import('@xana/ui-kit/person-card'),
  popover: () => import('@xana/ui-kit/popover'),
  select: () => import('@xana/ui-kit/select'),
  switch: () => import('@xana/ui-kit/switch'),
  tabs: () => import('@xana/ui-kit/tabs'),
  tagChip: () => import('@xana/ui-kit/tag-chip'),
  tags: () => import('@xana/i18n/tags'),
  textArea: () => import('@xana/ui-kit/text-area'),
  textField: () => import('@xana/ui-kit/text-field'),
  toast: () => import('@xana/ui-kit/toast'),
};
