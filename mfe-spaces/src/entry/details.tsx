import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { DetailsScreen } from '../screens/details/details-screen.tsx';
import { eventPhrases } from '../screens/details/event/phrases/phrases.ts';
import { eventPlanPhrases } from '../shared/event-plans/phrases/phrases.ts';
import { ownEventPhrases } from '../shared/own-event/phrases/phrases.ts';
import { ownSpacePhrases } from '../shared/own-space/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: DetailsScreen,
  phrases: [phrases, eventPhrases, eventPlanPhrases, ownEventPhrases, ownSpacePhrases, tagPhrases],
});
