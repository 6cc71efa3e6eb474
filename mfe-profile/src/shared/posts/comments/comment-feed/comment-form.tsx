import { commentFeed } from '@xana/contracts/http/feeds/comments';
import type { Comment } from '@xana/contracts/http/feeds/post';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { useErrorText } from '@xana/i18n/errors';
import { useMemberAction } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { type Ref, useRef, useState } from 'react';
import { MentionField } from '../../writing/mention-field.tsx';
import { writingPhrases } from '../../writing/phrases/phrases.ts';
import { keepDraftText, useDraftText } from '../../writing/use-draft-text.ts';
import { useTextForm } from '../../writing/use-text-form.ts';
import { useText } from '../phrases/phrases.ts';
import { useEditComments } from '../use-edit-comments.ts';
import * as css from './comment-form.module.css';

interface CommentFormProps {
  feedId: number;
  /** The comment that is answered. */
  parent?: Comment;
  onSent?(): void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Writes a comment or a reply. What was typed stays until it is stored, also through a login. */
export function CommentForm({ feedId, parent, onSent, ref }: CommentFormProps) {
  const t = useText();
  const writing = writingPhrases.useText();
  const session = useSession();
  const asMember = useMemberAction('comment');
  const errorText = useErrorText();
  const { add } = useEditComments();
  const place = `comment-${feedId}-${parent?.id ?? 0}`;
  const draft = useDraftText(place);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // One idempotency key for one text, so that a retry after a lost answer stores it once.
  const clientId = useRef<string>(crypto.randomUUID());
  const form = useTextForm({
    initial: () => draft.read(''),
    maxLength: TEXT_LIMITS.comment,
    ref,
    onText(text) {
      draft.keep(text);
      clientId.current = crypto.randomUUID();
    },
    onSubmit(text) {
      if (!isBusy) asMember(({ id }) => send(id, text));
    },
  });
  const send = async (userId: number, text: string) => {
    setIsBusy(true);
    setError(null);
    try {
      const input = { feedId, text, clientId: clientId.current, parentId: parent?.id ?? null };
      add(await session.call(commentFeed, input));
      form.reset();
      draft.forget();
      onSent?.();
    } catch (problem) {
      keepDraftText(userId, place, text);
      setError(problem);
    } finally {
      setIsBusy(false);
    }
  };
  const isEmpty = form.text === '';
  const label = parent ? t('reply.to', { name: parent.user.name }) : t('add');
  return (
    <form className={css.form} {...form.props}>
      <MentionField
        {...form.field}
        label={label}
        rows={2}
        count={isEmpty ? undefined : form.field.count}
        error={error ? errorText(error) : form.field.error}
        hint={isEmpty ? undefined : writing('keys')}
        autoFocus={parent !== undefined}
      />
      {(!isEmpty || parent) && (
        <div className={css.send}>
          {parent && (
            <Button size="small" onClick={onSent}>
              {t('reply.cancel')}
            </Button>
          )}
          <Button
            size="small"
            type="submit"
            variant="primary"
            isBusy={isBusy}
            aria-disabled={!form.isValid || undefined}
          >
            {t(parent ? 'reply.send' : 'send')}
          </Button>
        </div>
      )}
    </form>
  );
}
