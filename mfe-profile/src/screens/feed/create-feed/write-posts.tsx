import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { useRef } from 'react';
import { useText } from '../phrases/phrases.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { UnsentPostCard } from './unsent-post.tsx';
import { useUnsentPosts } from './use-unsent-posts.ts';

/** The field for a new post, and the member's posts that the server has not confirmed. */
export function WritePosts({ member }: { member: SessionUser }) {
  const t = useText();
  const composer = useRef<ComposerHandle>(null);
  const { posts, send, retry, drop } = useUnsentPosts(member.id, t('composer.notSent'));
  return (
    <>
      <Composer ref={composer} member={member} onPost={(draft) => void send(draft)} />
      {posts.map((post) => (
        <UnsentPostCard
          key={post.clientId}
          post={post}
          author={member}
          onRetry={() => void retry(post)}
          onEdit={() => {
            drop(post.clientId);
            composer.current?.takeBack(post);
          }}
        />
      ))}
    </>
  );
}
