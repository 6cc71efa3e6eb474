import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { exploreEventPhrases } from '../screens/explore/events/phrases/phrases.ts';
import { ExploreScreen } from '../screens/explore/explore-screen.tsx';
import { explorePhrases } from '../screens/explore/phrases/phrases.ts';
import { eventPlanPhrases } from '../shared/event-plans/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: ExploreScreen,
  phrases: [phrases, explorePhrases, exploreEventPhrases, eventPlanPhrases, tagPhrases],
});
