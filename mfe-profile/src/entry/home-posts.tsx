import { remoteModule } from '@xana/remote-kit';
import { pictureGalleryPhrases } from '@xana/remote-kit/picture-gallery';
import { attachmentPhrases } from '../shared/attachment/phrases/phrases.ts';
import { postCardPhrases } from '../shared/post-card/phrases/phrases.ts';
import { HomePosts } from '../widgets/home-posts/home-posts.tsx';
import { homePostsPhrases } from '../widgets/home-posts/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: HomePosts,
  phrases: [homePostsPhrases, postCardPhrases, attachmentPhrases, pictureGalleryPhrases],
});
