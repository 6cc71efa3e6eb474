import type { Space } from '@xana/contracts/http/spaces/space';
import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { Badge } from '@xana/ui-kit/badge';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { UsersIcon } from '@xana/ui-kit/icon';
import { useText } from '../phrases/phrases.ts';
import { spaceLink } from './space-link.ts';
import { useLocalized } from './use-localized.ts';

export function SpaceCard({ space }: { space: Space }) {
  const t = useText();
  const formats = useFormats();
  const localize = useLocalized();
  return (
    <CoverCard
      title={localize(space.name, space.localizedNames)}
      picture={space.thumbnail}
      sizes="20rem"
      badge={
        space.onlineCount > 0 && (
          <Badge>
            <UsersIcon size={13} />
            {formats.compact(space.onlineCount)}
          </Badge>
        )
      }
      meta={t('card.visits', { count: space.totalVisits, number: formats.compact(space.totalVisits) })}
      link={(children, className) => (
        <Link className={className} to={spaceLink(space)}>
          {children}
        </Link>
      )}
    />
  );
}
