import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { linkCardClass } from '@xana/remote-kit/link-card';
import { PickerGroup } from '@xana/ui-kit/picker';
import { AttachedWords } from '../attached-card.tsx';
import * as css from '../attachment.module.css';

interface PickRowsProps {
  title: string;
  attachments: PostAttachment[];
  onChoose(attachment: PostAttachment): void;
}

/** Cards to choose one from, under a heading. */
export function PickRows({ title, attachments, onChoose }: PickRowsProps) {
  if (attachments.length === 0) return null;
  return (
    <PickerGroup title={title}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <button type="button" className={`${linkCardClass} ${css.offered}`} onClick={() => onChoose(attachment)}>
            <AttachedWords attachment={attachment} />
          </button>
        </li>
      ))}
    </PickerGroup>
  );
}
