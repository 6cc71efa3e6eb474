import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { AccountSection } from '../screens/account/account-section.tsx';
import { phrases } from '../screens/account/phrases/phrases.ts';
import { phrases as loginPhrases } from '../shared/methods/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: AccountSection,
  phrases: [phrases, loginPhrases, messagePhrases],
});
