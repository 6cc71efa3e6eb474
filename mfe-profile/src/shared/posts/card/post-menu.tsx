import type { Post } from '@xana/contracts/http/feeds/post';
import { lazyPart, postPath } from '@xana/remote-kit';
import { useCopyLink } from '@xana/remote-kit/share';
import { useMember } from '@xana/session/react';
import { MoreIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { MenuButton } from '@xana/ui-kit/menu-button';
import { Suspense, useState } from 'react';
import { hiddenPeoplePhrases } from '../../people/hide-user/phrases/phrases.ts';
import { useMuteUser } from '../../people/hide-user/use-hide-user.ts';
import { useReport } from '../../report-content/report-host.tsx';
import { useDeleteFeed } from './delete-feed/deleted-post.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './post-actions.module.css';

const EditPostDialog = lazyPart(() =>
  import('./edit-feed/edit-post-dialog.tsx').then(({ EditPostDialog }) => EditPostDialog),
);

interface PostMenuProps {
  post: Post;
  onDeleted(): void;
}

/** What else can be done with a post; its author can edit and delete it, others can mute the author and report it. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const label = useText()('more', { name: post.user.name });
  return <MenuButton label={label} menu={() => <OpenedPostMenu post={post} label={label} onDeleted={onDeleted} />} />;
}

/** The place of the menu of a post that the reader has not come near. */
export const PostMenuSpace = () => <span className={css.menuSpace} />;

type Action = 'copyLink' | 'edit' | 'delete' | 'mute' | 'report';

function OpenedPostMenu({ post, label, onDeleted }: PostMenuProps & { label: string }) {
  const t = useText();
  const hidden = hiddenPeoplePhrases.useText();
  const copyLink = useCopyLink();
  const member = useMember();
  const [isEditing, setIsEditing] = useState(false);
  const deletePost = useDeleteFeed(post.id, onDeleted);
  const report = useReport();
  const { id: userId, name } = post.user;
  const mute = useMuteUser({ userId, name, isOn: false });
  const isOwn = member?.id === userId;
  const act: Record<Action, () => void> = {
    copyLink: () => void copyLink(new URL(postPath(post.id), location.origin).href),
    edit: () => setIsEditing(true),
    delete: deletePost,
    mute: () => void mute.set(true),
    report: () => report({ targetType: 'post', targetId: String(post.id), name }),
  };
  const own = [
    { id: 'edit', name: t('edit') },
    { id: 'delete', name: t('delete'), isDangerous: true },
  ] as const;
  const others = [
    ...(member ? [{ id: 'mute', name: hidden('mute.do', { name }) } as const] : []),
    { id: 'report', name: t('report'), isDangerous: true } as const,
  ];
  return (
    <>
      <ActionMenu<Action>
        label={label}
        trigger={<MoreIcon />}
        actions={[{ id: 'copyLink', name: t('copyLink') }, ...(isOwn ? own : others)]}
        onAct={(id) => act[id]()}
        isOpenAtFirst
      />
      {isEditing && (
        <Suspense>
          <EditPostDialog post={post} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
