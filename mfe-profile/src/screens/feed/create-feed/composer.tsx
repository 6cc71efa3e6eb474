import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import { MAX_POST_PICTURES } from '@xana/contracts/post-limits';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { AddPicturesButton, ComposedPictures, usePictureUploads } from '@xana/remote-kit/picture-uploads';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { AttachButton, ComposedAttachment } from '../../../shared/attachment/attachment-field.tsx';
import { MentionField } from '../../../shared/mentions/mention-field.tsx';
import { writingPhrases } from '../../../shared/writing/phrases/phrases.ts';
import { postPicturesOf } from '../../../shared/writing/post-pictures-of.ts';
import { submitsByKey } from '../../../shared/writing/submits-by-key.ts';
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
  const [text, setText] = useState(first.text);
  const uploads = usePictureUploads({ operation: uploadFileV3, initial: first.pictures, maxCount: MAX_POST_PICTURES });
  const { pictures, isComplete, add, replace } = uploads;
  const field = useRef<HTMLTextAreaElement>(null);
  const count = useCharacterCount(text, TEXT_LIMITS.post);
  const [attachment, setAttachment] = useState(first.attachment);
  const draft = { text, pictures: postPicturesOf(pictures), attachment };
  const isSendable = text.trim() !== '' && !count.isOver && isComplete;
  const stored = JSON.stringify(draft);
  useEffect(() => storePosts(member.id, { draft: JSON.parse(stored) as PostDraft }), [member.id, stored]);
  const change = (next: PostDraft) => {
    setText(next.text);
    replace(next.pictures);
    setAttachment(next.attachment);
  };
  useImperativeHandle(ref, () => ({
    takeBack(unsent) {
      change({
        text: [text, unsent.text].filter((each) => each.trim() !== '').join('\n\n'),
        pictures: [...draft.pictures, ...unsent.pictures].slice(0, MAX_POST_PICTURES),
        attachment: attachment ?? unsent.attachment,
      });
      field.current?.focus();
    },
  }));
  const post = () => {
    if (!isSendable) return;
    onPost(draft);
    change(EMPTY_DRAFT);
    field.current?.focus();
  };
  return (
    <form
      className={css.composer}
      aria-label={t('composer.title')}
      onSubmit={(event) => {
        event.preventDefault();
        post();
      }}
    >
      <Avatar name={member.name} src={member.avatar} color={member.profileIconColor} size={44} />
      <div className={css.fields}>
        <MentionField
          ref={field}
          label={t('composer.title')}
          placeholder={t('composer.placeholder')}
          value={text}
          count={text === '' ? undefined : count}
          hint={text === '' ? undefined : writing('keys')}
          onText={setText}
          onKeyDown={(event) => submitsByKey(event) && post()}
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
          <Button type="submit" variant="primary" aria-disabled={!isSendable || undefined}>
            {t('composer.post')}
          </Button>
        </div>
      </div>
    </form>
  );
}
