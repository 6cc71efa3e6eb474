import { type LinkCard as Card, getLinkCard } from '@xana/contracts/http/chat/get-link-card';
import { useLanguage } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { useInView, useOperation } from '@xana/remote-kit';
import { LinkCard } from '@xana/remote-kit/link-card';
import { type SiteLink, useSiteLink } from '@xana/remote-kit/site-link';
import { Avatar } from '@xana/ui-kit/avatar';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './message-link-card.module.css';

/** Another opening of the conversation asks again only after it. */
const STALE_MS = 60_000;
const AVATAR_SIZE = 56;

/**
 * The card of the first link to a space, event, profile or post of this site in a message. Links to other sites have none:
 * a request would tell those sites who reads which message.
 */
export function MessageLinkCard({ text }: { text: string }) {
  const link = useSiteLink(text);
  return link && <CardInView key={`${link.kind}-${link.id}`} link={link} />;
}

/** Loads the card when the message comes on the screen; its space is reserved before. Without a card the link stays as it is. */
function CardInView({ link: { kind, id, path } }: { link: SiteLink }) {
  const [isSeen, setIsSeen] = useState(false);
  const box = useInView<HTMLDivElement>({ margin: '0px', isEnabled: !isSeen, onInView: () => setIsSeen(true) });
  const { data, isError } = useOperation(getLinkCard, { kind, id }, { isEnabled: isSeen, staleMilliseconds: STALE_MS });
  if (isError || data?.card === null) return null;
  return (
    <div ref={box} className={css.box}>
      {data?.card ? <CardOf card={data.card} to={path} /> : <Skeleton height="100%" />}
    </div>
  );
}

function CardOf({ card, to }: { card: Card; to: string }) {
  const t = useText();
  const language = useLanguage();
  const { kind, title, localizedTitles, picture, user } = card;
  const hasAvatar = user && (kind === 'profile' || (kind === 'post' && picture === null));
  return (
    <LinkCard
      to={to}
      kind={t(`card.${kind}`)}
      title={(language === 'ja' && localizedTitles?.ja) || title}
      picture={picture}
      figure={
        hasAvatar ? (
          <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={AVATAR_SIZE} />
        ) : undefined
      }
      line={useLine(card)}
    />
  );
}

/** The date of an event, the username of a profile, else the owner. */
function useLine({ kind, user, username, startsAt }: Card): string | undefined {
  const t = useText();
  const formats = useFormats();
  if (startsAt) return formats.dayAndTime(startsAt);
  if (kind === 'profile') return username && `@${username}`;
  return user ? t('card.by', { name: user.name }) : undefined;
}
