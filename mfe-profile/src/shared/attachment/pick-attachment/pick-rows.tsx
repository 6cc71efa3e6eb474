import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { linkCardClass } from '@xana/remote-kit/link-card';
import { AttachedWords } from '../attached-card.tsx';
import * as css from './attachment-picker.module.css';

interface PickRowsProps {
  title: string;
  attachments: PostAttachment[];
  onChoose(attachment: PostAttachment): void;
}

/** Cards to choose one from, under a heading. */
export function PickRows({ title, attachments, onChoose }: PickRowsProps) {
  if (attachments.length === 0) return null;
  return (
    <section className={css.group} aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <button type="button" className={`${linkCardClass} ${css.row}`} onClick={() => onChoose(attachment)}>
              <AttachedWords attachment={attachment} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
