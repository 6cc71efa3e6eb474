import { remoteModule } from '@xana/remote-kit';
import { termsPhrases } from '../screens/terms/phrases/phrases.ts';
import { TermsLine } from '../screens/terms/terms-line.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TermsLine, phrases: termsPhrases });
