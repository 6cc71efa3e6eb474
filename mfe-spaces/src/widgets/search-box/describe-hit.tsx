import { useLocalized } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { MarkedText } from '@xana/remote-kit/marked-text';
import { Avatar } from '@xana/ui-kit/avatar';
import { FeedIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import type { Hit } from '../../shared/search/hit.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import type { Suggestion } from './suggestion.ts';
import * as css from './suggestions.module.css';

const DEFAULT_COLOR = '#5b3df5';

/** The picture, the name and a second line of a hit, with the matches of a search marked. */
export function useDescribeHit(searched: string): (hit: Hit) => Pick<Suggestion, 'name' | 'detail' | 'start'> {
  const t = useText();
  const localize = useLocalized();
  const formats = useFormats();
  const marked = (text: string, isExcerpt = false) => (
    <MarkedText text={text} search={searched} isExcerpt={isExcerpt} />
  );
  const detailOf = (hit: Hit) => {
    if (hit.type === 'event') return hit.startsAt && formats.dayAndTime(hit.startsAt);
    if (hit.type === 'post') return marked(hit.description, true);
    if (hit.type === 'world') return marked(localize(hit.description, hit.localizedDescriptions), true);
    if (hit.type !== 'profile') return t('marketplace');
    const count = hit.followerCount ?? 0;
    return (
      <>
        @{marked(hit.user_name ?? '')} · {t('followers', { count, number: formats.compact(count) })}
      </>
    );
  };
  return (hit) => {
    const name = localize(hit.name, hit.localizedNames);
    return {
      name: marked(name),
      detail: detailOf(hit),
      start: <HitPicture hit={hit} name={name} />,
    };
  };
}

function HitPicture({ hit, name }: { hit: Hit; name: string }) {
  if (hit.type === 'profile') {
    return <Avatar name={name} src={hit.image} color={hit.color ?? DEFAULT_COLOR} size={36} />;
  }
  if (hit.type === 'post' && !hit.image) return <FeedIcon size={18} />;
  const isWide = hit.type === 'world' || hit.type === 'event';
  return (
    <span className={isWide ? css.cover : css.square}>
      <Picture src={hit.image} alt="" sizes="56px" ratio={isWide ? '16 / 9' : '1 / 1'} />
    </span>
  );
}
