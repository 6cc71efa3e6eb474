import { ACCOUNT } from './account.ts';
import { CHAT } from './chat.ts';
import { DESK } from './desk.ts';
import type { Flow } from './flow.ts';
import { INSTALL, OFFLINE } from './installed-site.ts';
import { LOGIN } from './login.ts';
import { MODERATION } from './moderation.ts';
import { OWN_EVENT } from './own-event.ts';
import { ATTACH_SPACE, CREATE_SPACE, FIND_PEOPLE, PAGE_FLOWS, TAG_SEARCH } from './pages.ts';
import { PROFILE } from './profile.ts';
import { STORE } from './store.ts';
import { TRANSFER } from './transfer.ts';

/** Flows of dialogs, in the order of a first visit. */
export const DIALOG_FLOWS: readonly Flow[] = [
  CREATE_SPACE,
  ATTACH_SPACE,
  FIND_PEOPLE,
  TAG_SEARCH,
  OWN_EVENT,
  INSTALL,
  ...CHAT,
  ...PROFILE,
  ...LOGIN,
  ...ACCOUNT,
  ...STORE,
  ...TRANSFER,
];

/** Every screen of the site, the page of the operators, and the desk of the release managers. */
export const FLOWS: readonly Flow[] = [...PAGE_FLOWS, OFFLINE, ...DIALOG_FLOWS, ...MODERATION, ...DESK];
