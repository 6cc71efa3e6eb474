import type { LinkCard } from '@xana/contracts/http/chat/link-cards';
import { useLanguage } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Avatar } from '@xana/ui-kit/avatar';
import { useText } from '../../../phrases/phrases.ts';

const AVATAR_SIZE = 56;

/** What the card of a page shows, in the language of the reader. */
export function useCardContent(card: LinkCard) {
  const t = useText();
  const language = useLanguage();
  const { kind, title, localizedTitles, picture, user } = card;
  const hasAvatar = user && (kind === 'profile' || (kind === 'post' && picture === null));
  return {
    kind: t(`card.${kind}`),
    title: (language === 'ja' && localizedTitles?.ja) || title,
    picture,
    figure: hasAvatar ? (
      <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={AVATAR_SIZE} />
    ) : undefined,
    line: useLine(card),
  };
}

/** The date of an event, the username of a profile, else the owner. */
function useLine({ kind, user, username, startsAt }: LinkCard): string | undefined {
  const t = useText();
  const formats = useFormats();
  if (startsAt) return formats.dayAndTime(startsAt);
  if (kind === 'profile') return username && `@${username}`;
  return user ? t('card.by', { name: user.name }) : undefined;
}
