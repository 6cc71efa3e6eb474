import { getLatestAvatars } from '@xana/contracts/http/avatars/avatars';
import { useOperationPages } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import { AvatarCard } from '../../shared/avatar-card.tsx';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import * as css from './explore-screen.module.css';

/** Avatar cards are narrower than those of spaces. */
const PAGE_SIZE = 24;

export function AvatarResults() {
  const t = useText();
  const answer = useOperationPages(getLatestAvatars, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE }));
  return (
    <div className={css.results}>
      <PagedGrid
        label={t('explore.tab.avatars')}
        cardWidth="narrow"
        answer={answer}
        card={(avatar) => <AvatarCard key={avatar.id} avatar={avatar} />}
      />
    </div>
  );
}
