import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import { MAX_POST_PICTURES } from '@xana/contracts/post-limits';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { AddPicturesButton, ComposedPictures, usePictureUploads } from '@xana/remote-kit/picture-uploads';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { AttachButton, ComposedAttachment } from '../../../shared/posts/attachment/attachment-field.tsx';
import { MentionField } from '../../../shared/posts/writing/mention-field.tsx';
import { writingPhrases } from '../../../shared/posts/writing/phrases/phrases.ts';
import { picturesInput } from '../../../shared/posts/writing/post-input.ts';
import { useTextForm } from '../../../shared/posts/writing/use-text-form.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './composer.module.css';
import { EMPTY_DRAFT, type PostDraft, readPosts, storePosts } from './post-draft.ts';

export interface ComposerHandle {
  /** Puts a post that could not be sent back into the field, after what is there. */
  takeBack(draft: PostDraft): void;
}

interface ComposerProps {
  member: SessionUser;
  onPost(draft: PostDraft): void;
  ref?: Ref<ComposerHandle>;
}

/** Writes a post with up to four pictures. The draft survives a reload and belongs to one member. */
export function Composer({ member, onPost, ref }: ComposerProps) {
  const t = useText();
  const writing = writingPhrases.useText();
  const [first] = useState(() => readPosts(member.id).draft);
  const uploads = usePictureUploads({ operation: uploadFileV3, initial: first.pictures, maxCount: MAX_POST_PICTURES });
  const { pictures, isComplete, add, replace } = uploads;
  const [attachment, setAttachment] = useState(first.attachment);
  const form = useTextForm({
    initial: () => first.text,
    maxLength: TEXT_LIMITS.post,
    onText: () => {},
    onSubmit(text) {
      if (!isComplete) return;
      onPost({ ...draft, text });
      form.reset();
      showAdditions(EMPTY_DRAFT);
      form.input.current?.focus();
    },
  });
  const { text } = form;
  // On a phone the buttons wait for the first focus, and stay then: what moves at a press loses the click.
  const [isOpen, setIsOpen] = useState(first.text !== '' || first.pictures.length > 0 || first.attachment !== null);
  const draft = { text, pictures: picturesInput(pictures), attachment };
  const stored = JSON.stringify(draft);
  useEffect(() => storePosts(member.id, { draft: JSON.parse(stored) as PostDraft }), [member.id, stored]);
  const showAdditions = (next: Omit<PostDraft, 'text'>) => {
    replace(next.pictures);
    setAttachment(next.attachment);
  };
  useImperativeHandle(ref, () => ({
    takeBack(unsent) {
      form.write([text, unsent.text].filter((each) => each.trim() !== '').join('\n\n'));
      showAdditions({
        pictures: [...draft.pictures, ...unsent.pictures].slice(0, MAX_POST_PICTURES),
        attachment: attachment ?? unsent.attachment,
      });
      form.input.current?.focus();
    },
  }));
  return (
    <form
      {...form.props}
      className={css.composer}
      data-open={isOpen}
      aria-label={t('composer.title')}
      onFocus={() => setIsOpen(true)}
    >
      <Avatar name={member.name} src={member.avatar} color={member.profileIconColor} size={44} />
      <div className={css.fields}>
        <MentionField
          {...form.field}
          label={t('composer.title')}
          placeholder={t('composer.placeholder')}
          count={text === '' ? undefined : form.field.count}
          hint={text === '' ? undefined : writing('keys')}
          onPaste={({ clipboardData }) => clipboardData.files.length > 0 && add(clipboardData.files)}
        />
        <ComposedPictures uploads={uploads} />
        <ComposedAttachment attachment={attachment} onRemove={() => setAttachment(null)} />
        <div className={css.actions}>
          <span className={css.additions}>
            <AddPicturesButton
              maxCount={MAX_POST_PICTURES}
              isFull={pictures.length >= MAX_POST_PICTURES}
              onFiles={add}
            />
            <AttachButton hasAttachment={attachment !== null} onChoose={setAttachment} />
          </span>
          <Button type="submit" variant="primary" aria-disabled={!form.isValid || !isComplete || undefined}>
            {t('composer.post')}
          </Button>
        </div>
      </div>
    </form>
  );
}
