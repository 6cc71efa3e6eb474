import { remoteModule } from '@xana/remote-kit';
import { friendsOnlinePhrases } from '../shared/friends-online/phrases/phrases.ts';
import { HomeMember } from '../widgets/home-member/home-member.tsx';
import { homeMemberPhrases } from '../widgets/home-member/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: HomeMember,
  phrases: [homeMemberPhrases, friendsOnlinePhrases],
});
