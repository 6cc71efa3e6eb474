import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { Space } from '@xana/contracts/http/spaces/space';
import { UserText } from '@xana/remote-kit/user-text';
import { useMember } from '@xana/session/react';
import { Badge } from '@xana/ui-kit/badge';
import { Picture } from '@xana/ui-kit/picture';
import { useDeferredValue } from 'react';
import { useText as useSpacesText } from '../../phrases/phrases.ts';
import * as css from '../draft-form/form-preview.module.css';
import { FormPreview } from '../draft-form/form-preview.tsx';
import { SpaceCard } from '../space-card.tsx';
import * as styles from '../styles.module.css';
import { useText } from './phrases/phrases.ts';
import type { SpaceValues } from './space-values.ts';

/** The space as others will see it, while it is written. */
export function SpacePreview({ values }: { values: SpaceValues }) {
  const t = useText();
  const member = useMember();
  // Typing does not wait for it.
  const shown = useDeferredValue(values);
  const name = shown.name.trim() || t('previewName');
  return (
    <FormPreview
      card={<SpaceCard space={{ ...previewSpace(shown, member), name }} hasControls={false} />}
      page={<PagePreview name={name} values={shown} creator={member?.name ?? ''} />}
    />
  );
}

function PagePreview({ name, values, creator }: { name: string; values: SpaceValues; creator: string }) {
  const t = useText();
  const spaces = useSpacesText();
  return (
    <>
      <Picture src={values.image || null} alt="" sizes="22rem" ratio="21 / 9" />
      <Badge tone="accent">{spaces('type.USER_WORLD')}</Badge>
      <p className={css.title}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.soft}>{spaces('details.by', { name: creator })}</p>
      <div className={css.description}>
        <UserText text={values.description.trim() || t('previewDescription')} />
      </div>
    </>
  );
}

/** A card shows visits and online people only above 0. */
const previewSpace = ({ image, tags }: SpaceValues, member: SessionUser | null): Omit<Space, 'name'> => ({
  id: 0,
  entityType: 'USER_WORLD',
  isGame: false,
  thumbnail: image,
  image,
  tags: [...tags],
  totalVisits: 0,
  onlineCount: 0,
  isFavourite: false,
  createdAt: new Date(0).toISOString(),
  user: member && {
    id: member.id,
    name: member.name,
    avatar: member.avatar,
    profileIconColor: member.profileIconColor,
  },
});
