import { editComment } from '@xana/contracts/http/feeds/edit-comment';
import type { Comment } from '@xana/contracts/http/feeds/post';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { useAction } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { MentionField } from '../../mentions/mention-field.tsx';
import { writingPhrases } from '../../writing/phrases/phrases.ts';
import { submitsByKey } from '../../writing/submits-by-key.ts';
import { useEditedText } from '../../writing/use-edited-text.ts';
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
  const { text, setText, forget, count, isValid, problem } = useEditedText({
    place: `edit-comment-${comment.id}`,
    initial: comment.text,
    maxLength: TEXT_LIMITS.comment,
  });
  const { run, isBusy, error } = useAction(editComment, {
    onSuccess(saved) {
      replace(saved);
      forget();
      onClose();
    },
  });
  const save = () => {
    if (!isValid || isBusy) return;
    if (text === comment.text) onClose();
    else void run({ id: comment.id, text });
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <MentionField
        label={t('edit.text')}
        rows={2}
        value={text}
        count={count}
        error={error ? errorText(error) : problem}
        autoFocus
        onText={setText}
        onKeyDown={(event) => submitsByKey(event) && save()}
      />
      <div className={css.send}>
        <Button size="small" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button size="small" type="submit" variant="primary" isBusy={isBusy} aria-disabled={!isValid || undefined}>
          {writing('save')}
        </Button>
      </div>
    </form>
  );
}
