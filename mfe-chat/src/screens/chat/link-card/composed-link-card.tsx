import type { LinkCard } from '@xana/contracts/http/chat/link-cards';
import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import { LinkCardContent, linkCardClass } from '@xana/remote-kit/link-card';
import { type SiteLink, useSiteLink } from '@xana/remote-kit/site-link';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './link-card.module.css';
import { useCardContent } from './use-card-content.tsx';
import { useLinkCard } from './use-link-card.ts';

/**
 * Above the text field: the card that the message will show, once the writer pauses. Not a link, so that it takes no focus; a
 * page that does not exist, or that the writer may not see, has none.
 */
export function ComposedLinkCard({ text, isComposing }: { text: string; isComposing: boolean }) {
  const link = useSiteLink(useDebouncedValue(text, isComposing, text));
  return <div role="status">{link && <CardOf link={link} />}</div>;
}

function CardOf({ link }: { link: SiteLink }) {
  const { data } = useLinkCard(link, true);
  return data?.card ? <Content card={data.card} /> : null;
}

function Content({ card }: { card: LinkCard }) {
  const t = useText();
  return (
    <div className={`${linkCardClass} ${css.composed}`}>
      <VisuallyHidden>{t('card.preview')}</VisuallyHidden>
      <LinkCardContent {...useCardContent(card)} />
    </div>
  );
}
