import { useMount } from '@xana/remote-kit';
import { MessageLink } from '@xana/remote-kit/message-link';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { PersonCard } from '@xana/ui-kit/person-card';
import { type Hit, HitLink } from '../../shared/search/hit.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { useLocalized } from '../../shared/use-localized.ts';

export function HitCard({ hit }: { hit: Hit }) {
  const t = useText();
  const localize = useLocalized();
  const { marketplace } = useMount().config.links;
  const link = (children: React.ReactNode, className: string) => (
    <HitLink hit={hit} marketplace={marketplace} className={className}>
      {children}
    </HitLink>
  );
  if (hit.type === 'profile') {
    return (
      <PersonCard
        name={hit.name}
        avatar={hit.image}
        color={hit.color ?? '#5b3df5'}
        meta={`@${hit.user_name ?? ''}`}
        link={link}
        corner={<MessageLink userId={hit.id} label={t('message', { name: hit.name })} />}
      />
    );
  }
  return (
    <CoverCard
      title={localize(hit.name, hit.localizedNames)}
      picture={hit.image}
      ratio={hit.type === 'nft' ? '1 / 1' : '16 / 9'}
      sizes="16rem"
      meta={hit.type === 'world' ? localize(hit.description, hit.localizedDescriptions) : t('marketplace')}
      link={link}
    />
  );
}
