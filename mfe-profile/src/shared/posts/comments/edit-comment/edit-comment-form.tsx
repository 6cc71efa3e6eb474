import { editComment } from '@xana/contracts/http/feeds/comments';
import type { Comment } from '@xana/contracts/http/feeds/post';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { useAction } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { MentionField } from '../../writing/mention-field.tsx';
import { writingPhrases } from '../../writing/phrases/phrases.ts';
import { useDraftText } from '../../writing/use-draft-text.ts';
import { useTextForm } from '../../writing/use-text-form.ts';
import * as css from '../comment-feed/comment-form.module.css';
import { useText } from '../phrases/phrases.ts';
import { useEditComments } from '../use-edit-comments.ts';

/** Edits an own comment in its place. Text that was not saved is there when the form opens again. */
export function EditCommentForm({ comment, onClose }: { comment: Comment; onClose(): void }) {
  const t = useText();
  const writing = writingPhrases.useText();
  const shared = sharedPhrases.useText();
  const errorText = useErrorText();
  const { replace } = useEditComments();
  const draft = useDraftText(`edit-comment-${comment.id}`);
  const { run, isBusy, error } = useAction(editComment, {
    onSuccess(saved) {
      replace(saved);
      draft.forget();
      onClose();
    },
  });
  const form = useTextForm({
    initial: () => draft.read(comment.text),
    maxLength: TEXT_LIMITS.comment,
    onText: draft.keep,
    onSubmit: (text) => (text === comment.text ? onClose() : run({ id: comment.id, text })),
  });
  return (
    <form className={css.form} {...form.props}>
      <MentionField
        {...form.field}
        label={t('edit.text')}
        rows={2}
        error={error ? errorText(error) : form.field.error}
        autoFocus
      />
      <div className={css.send}>
        <Button size="small" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button size="small" type="submit" variant="primary" isBusy={isBusy} aria-disabled={!form.isValid || undefined}>
          {writing('save')}
        </Button>
      </div>
    </form>
  );
}
