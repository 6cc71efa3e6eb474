import type { Post } from '@xana/contracts/http/feeds/post';
import { editFeed } from '@xana/contracts/http/feeds/posts';
import { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import { MAX_POST_PICTURES } from '@xana/contracts/post-limits';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { useAction } from '@xana/remote-kit';
import { AddPicturesButton, ComposedPictures, usePictureUploads } from '@xana/remote-kit/picture-uploads';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { useState } from 'react';
import * as styles from '../../../styles.module.css';
import { AttachButton, ComposedAttachment } from '../../attachment/attachment-field.tsx';
import { MentionField } from '../../writing/mention-field.tsx';
import { writingPhrases } from '../../writing/phrases/phrases.ts';
import { attachmentInput, picturesInput } from '../../writing/post-input.ts';
import { useDraftText } from '../../writing/use-draft-text.ts';
import { useTextForm } from '../../writing/use-text-form.ts';
import { useText } from '../phrases/phrases.ts';
import { useEditPosts } from '../use-edit-posts.ts';

/** Edits the text and the pictures of an own post. Text that was not saved is there when the dialog opens again. */
export function EditPostDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const t = useText();
  const writing = writingPhrases.useText();
  const shared = sharedPhrases.useText();
  const errorText = useErrorText();
  const { edit } = useEditPosts();
  const draft = useDraftText(`edit-${post.id}`);
  const uploads = usePictureUploads({ operation: uploadFileV3, initial: post.images, maxCount: MAX_POST_PICTURES });
  const [attachment, setAttachment] = useState(post.attachment ?? null);
  const images = picturesInput(uploads.pictures);
  const { run, isBusy, error } = useAction(editFeed, {
    onSuccess(saved) {
      edit(saved.id, (before) => ({ ...before, ...saved }));
      draft.forget();
      onClose();
    },
  });
  const hasNewPictures = JSON.stringify(images) !== JSON.stringify(post.images.map(({ url, alt }) => ({ url, alt })));
  const hasNewAttachment =
    JSON.stringify(attachmentInput(attachment)) !== JSON.stringify(attachmentInput(post.attachment ?? null));
  const save = (text: string) => {
    if (!uploads.isComplete) return;
    if (text === post.descriptions && !hasNewPictures && !hasNewAttachment) return onClose();
    return run({
      feedId: post.id,
      descriptions: text,
      images: hasNewPictures ? images : undefined,
      attachment: hasNewAttachment ? attachmentInput(attachment) : undefined,
    });
  };
  const form = useTextForm({
    initial: () => draft.read(post.descriptions),
    maxLength: TEXT_LIMITS.post,
    onText: draft.keep,
    onSubmit: save,
  });
  const isSendable = form.isValid && uploads.isComplete;
  return (
    <Dialog title={t('edit.title')} closeLabel={shared('close')} onClose={onClose}>
      <form className={styles.rows} {...form.props}>
        <MentionField
          {...form.field}
          label={t('edit.text')}
          rows={6}
          error={error ? errorText(error) : form.field.error}
          autoFocus
        />
        <ComposedPictures uploads={uploads} />
        <ComposedAttachment attachment={attachment} onRemove={() => setAttachment(null)} />
        <div className={styles.wrap}>
          <AddPicturesButton
            maxCount={MAX_POST_PICTURES}
            isFull={uploads.pictures.length >= MAX_POST_PICTURES}
            onFiles={uploads.add}
          />
          <AttachButton hasAttachment={attachment !== null} onChoose={setAttachment} />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy} aria-disabled={!isSendable || undefined}>
            {writing('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
