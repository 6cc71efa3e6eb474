import { remoteModule } from '@xana/remote-kit';
import { termsPhrases } from '../screens/terms/phrases/phrases.ts';
import { TermsPage } from '../screens/terms/terms-page.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TermsPage, phrases: termsPhrases });
