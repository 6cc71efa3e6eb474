import { editFeed } from '@xana/contracts/http/feeds/edit-feed';
import type { Post } from '@xana/contracts/http/feeds/post';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { useAction } from '@xana/remote-kit';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { TextArea } from '@xana/ui-kit/text-area';
import { useText } from '../../../phrases/phrases.ts';
import { submitsByKey } from '../../writing/submits-by-key.ts';
import { useDraftText } from '../../writing/use-draft-text.ts';
import { useEditPosts } from '../use-edit-posts.ts';
import * as css from './edit-post-dialog.module.css';

/** Edits the text of an own post. Text that was not saved is there when the dialog opens again. */
export function EditPostDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const errorText = useErrorText();
  const { edit } = useEditPosts();
  const [text, setText, forget] = useDraftText(`edit-${post.id}`, post.descriptions);
  const count = useCharacterCount(text, TEXT_LIMITS.post);
  const { run, isBusy, error } = useAction(editFeed, {
    onSuccess(saved) {
      edit(saved.id, (before) => ({ ...before, ...saved }));
      forget();
      onClose();
    },
  });
  const isSendable = text.trim() !== '' && !count.isOver;
  const save = () => {
    if (!isSendable || isBusy) return;
    if (text === post.descriptions) onClose();
    else void run({ feedId: post.id, descriptions: text });
  };
  return (
    <Dialog title={t('post.editTitle')} closeLabel={shared('close')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextArea
          label={t('post.text')}
          rows={6}
          value={text}
          count={count}
          error={error ? errorText(error) : text.trim() === '' ? t('write.empty') : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => submitsByKey(event) && save()}
          autoFocus
        />
        <DialogActions>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy} aria-disabled={!isSendable || undefined}>
            {t('post.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
