import type { LinkCard as Card } from '@xana/contracts/http/chat/link-cards';
import { useInView } from '@xana/remote-kit';
import { LinkCard } from '@xana/remote-kit/link-card';
import { type SiteLink, useSiteLink } from '@xana/remote-kit/site-link';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useState } from 'react';
import * as css from './link-card.module.css';
import { useCardContent } from './use-card-content.tsx';
import { useLinkCard } from './use-link-card.ts';

/**
 * The card of the first link to a space, event, profile or post of this site in a message. Links to other sites have none:
 * a request would tell those sites who reads which message.
 */
export function MessageLinkCard({ text }: { text: string }) {
  const link = useSiteLink(text);
  return link && <CardInView key={`${link.kind}-${link.id}`} link={link} />;
}

/** Loads the card when the message comes on the screen; its space is reserved before. Without a card the link stays as it is. */
function CardInView({ link }: { link: SiteLink }) {
  const [isSeen, setIsSeen] = useState(false);
  const box = useInView<HTMLDivElement>({ margin: '0px', isEnabled: !isSeen, onInView: () => setIsSeen(true) });
  const { data, isError } = useLinkCard(link, isSeen);
  if (isError || data?.card === null) return null;
  return (
    <div ref={box} className={css.box}>
      {data?.card ? <CardLink card={data.card} to={link.path} /> : <Skeleton height="100%" />}
    </div>
  );
}

const CardLink = ({ card, to }: { card: Card; to: string }) => <LinkCard to={to} {...useCardContent(card)} />;
