import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { lazyPart } from '@xana/remote-kit';
import { linkCardClass } from '@xana/remote-kit/link-card';
import { Button } from '@xana/ui-kit/button';
import { CloseIcon, GlobeIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { Suspense, useRef, useState } from 'react';
import { AttachedWords } from './attached-card.tsx';
import * as css from './attachment.module.css';
import { useText } from './phrases/phrases.ts';

const AttachmentPicker = lazyPart(() =>
  import('./pick-attachment/attachment-picker.tsx').then(({ AttachmentPicker }) => AttachmentPicker),
);

interface AttachButtonProps {
  /** A post has one at most: another one replaces it. */
  hasAttachment: boolean;
  onChoose(attachment: PostAttachment): void;
}

/** Opens the list of spaces and events. It stays beside a chosen one, because the dialog returns the focus to it. */
export function AttachButton({ hasAttachment, onChoose }: AttachButtonProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<GlobeIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t(hasAttachment ? 'change' : 'add')}
      </Button>
      {isOpen && (
        <Suspense>
          <AttachmentPicker
            onChoose={(attachment) => {
              onChoose(attachment);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ComposedAttachmentProps {
  attachment: PostAttachment | null;
  onRemove(): void;
}

/** The chosen space or event of a post that is being written or edited. */
export function ComposedAttachment({ attachment, onRemove }: ComposedAttachmentProps) {
  const t = useText();
  const field = useRef<HTMLDivElement>(null);
  if (!attachment) return null;
  return (
    <div ref={field} className={css.composed}>
      <div className={linkCardClass} data-gone={attachment.title === null || undefined}>
        <AttachedWords attachment={attachment} />
      </div>
      <IconButton
        label={t('remove')}
        onClick={() => {
          // The button is gone with the card: the text is the next field of the form.
          field.current?.closest('form')?.querySelector('textarea')?.focus();
          onRemove();
        }}
      >
        <CloseIcon />
      </IconButton>
    </div>
  );
}
