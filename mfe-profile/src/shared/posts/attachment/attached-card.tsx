import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { useLocalized } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { eventPath, spacePath } from '@xana/remote-kit';
import { LinkCard, LinkCardContent, linkCardClass } from '@xana/remote-kit/link-card';

import * as css from './attachment.module.css';
import { useText } from './phrases/phrases.ts';

/** The space or event of a post. It leads to its page while it is available. */
export function AttachedCard({ attachment }: { attachment: PostAttachment }) {
  const content = useContent(attachment);
  if (content) return <LinkCard to={attachedPath(attachment)} {...content} />;
  return (
    <div className={linkCardClass} data-gone>
      <AttachedWords attachment={attachment} />
    </div>
  );
}

/** Picture, kind, name and date, as a row of the picker and the composer show them. */
export function AttachedWords({ attachment }: { attachment: PostAttachment }) {
  const t = useText();
  const content = useContent(attachment);
  return content ? <LinkCardContent {...content} /> : <p className={css.gone}>{t(`gone.${attachment.kind}`)}</p>;
}

/** What the card shows, in the language of the reader; null when it is no longer available. */
function useContent({ kind, title, localizedTitles, picture, startsAt }: PostAttachment) {
  const t = useText();
  const formats = useFormats();
  const localize = useLocalized();
  if (title === null) return null;
  return {
    kind: t(kind),
    title: localize(title, localizedTitles),
    picture,
    line: startsAt && formats.dayAndTime(startsAt),
  };
}

const attachedPath = ({ kind, id, entityType }: PostAttachment): string =>
  kind === 'event' ? eventPath(id) : spacePath({ id, entityType });
