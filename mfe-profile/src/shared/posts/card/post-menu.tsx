import type { Post } from '@xana/contracts/http/feeds/post';
import { MenuButton } from '@xana/ui-kit/menu-button';
import { OpenedPostMenu } from './opened-post-menu.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './post-actions.module.css';

interface PostMenuProps {
  post: Post;
  onDeleted(): void;
}

/** What else can be done with a post. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const label = useText()('more', { name: post.user.name });
  return <MenuButton label={label} menu={() => <OpenedPostMenu post={post} label={label} onDeleted={onDeleted} />} />;
}

/** The place of the menu of a post that the reader has not come near. */
export const PostMenuSpace = () => <span className={css.menuSpace} />;
