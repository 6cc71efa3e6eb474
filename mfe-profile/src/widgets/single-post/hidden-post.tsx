import type { Post } from '@xana/contracts/http/feeds/post';
import { Notice } from '@xana/ui-kit/notice';
import { PostCard } from '../../shared/posts/card/post-card.tsx';
import { useText } from './phrases/phrases.ts';

/** A member's own post that the moderators hid, without actions. The notification tells the reason. */
export function HiddenPost({ post }: { post: Post }) {
  const t = useText();
  return (
    <>
      <Notice tone="warning" text={t('hidden')} hint={t('hidden.hint')} />
      <PostCard post={post} size="page" />
    </>
  );
}
