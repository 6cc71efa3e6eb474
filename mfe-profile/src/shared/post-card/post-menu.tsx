import type { Post } from '@xana/contracts/http/feeds/post';
import { MoreIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useState } from 'react';
import { OpenedPostMenu } from './opened-post-menu.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './post-actions.module.css';

interface PostMenuProps {
  post: Post;
  onDeleted(): void;
}

/** The button of what else can be done with a post. A list has hundreds of them, so the menu is made when it is opened first. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const t = useText();
  const [isOpened, setIsOpened] = useState(false);
  const label = t('more', { name: post.user.name });
  if (isOpened) return <OpenedPostMenu post={post} label={label} onDeleted={onDeleted} />;
  return (
    <IconButton label={label} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsOpened(true)}>
      <MoreIcon />
    </IconButton>
  );
}

/** The place of the menu of a post that the reader has not come near. */
export const PostMenuSpace = () => <span className={css.menuSpace} />;
