import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { useLanguage } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../phrases/phrases.ts';
import * as css from './attached-card.module.css';

/** The space or event of a post. It leads to its page while it is available. */
export function AttachedCard({ attachment }: { attachment: PostAttachment }) {
  if (attachment.title === null) {
    return (
      <div className={css.card} data-gone>
        <AttachedWords attachment={attachment} />
      </div>
    );
  }
  return (
    <Link className={css.card} to={attachedPath(attachment)}>
      <AttachedWords attachment={attachment} />
    </Link>
  );
}

/** Picture, kind, name and date, as a card, a row of the picker and the composer show them. */
export function AttachedWords({ attachment }: { attachment: PostAttachment }) {
  const t = useText();
  const formats = useFormats();
  const language = useLanguage();
  const { kind, title, localizedTitles, picture, startsAt } = attachment;
  if (title === null) return <p className={css.gone}>{t(`attachment.gone.${kind}`)}</p>;
  return (
    <>
      <span className={css.picture}>
        <Picture src={picture} alt="" sizes="7rem" ratio="16 / 9" />
      </span>
      <span className={css.words}>
        <span className={css.kind}>{t(`attachment.${kind}`)}</span>
        <bdi className={css.title}>{(language === 'ja' && localizedTitles?.ja) || title}</bdi>
        {startsAt && <span className={css.date}>{formats.dayAndTime(startsAt)}</span>}
      </span>
    </>
  );
}

const attachedPath = ({ kind, id, entityType }: PostAttachment): string => {
  if (kind === 'event') return `/details/${id}?for=event`;
  return `/details/${id}?${entityType ? `type=${entityType}&` : ''}for=space`;
};
