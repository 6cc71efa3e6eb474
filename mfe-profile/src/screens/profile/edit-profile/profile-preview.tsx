import { UserText } from '@xana/remote-kit/user-text';
import { Avatar } from '@xana/ui-kit/avatar';
import { Picture } from '@xana/ui-kit/picture';
import * as styles from '../../../shared/styles.module.css';
import { ProfileLinks } from '../profile-links.tsx';
import * as css from './edit-profile.module.css';
import { useText } from './phrases/phrases.ts';
import { PictureField } from './picture-field.tsx';
import {
  fieldProblem,
  LINK_FIELDS,
  type LinkName,
  type PictureFieldName,
  type ProfileFields,
} from './profile-fields.ts';

interface ProfilePreviewProps {
  draft: ProfileFields;
  /** What is saved. */
  base: ProfileFields;
  /** Of the initial, without a picture. */
  color: string;
  onWrite(change: Partial<ProfileFields>): void;
  onBusy(kind: PictureFieldName, isBusy: boolean): void;
}

/** The head of the profile as others will see it. Its banner and its picture are changed in place. */
export function ProfilePreview({ draft, base, color, onWrite, onBusy }: ProfilePreviewProps) {
  const t = useText();
  /** An invalid text is not shown as if it were saved. */
  const valid = (name: LinkName) => (fieldProblem(name, draft[name], base[name]) ? null : draft[name].trim());
  const picture = (kind: PictureFieldName) => ({
    kind,
    address: draft[kind],
    onChange: (address: string) => onWrite({ [kind]: address }),
    onBusy: (isBusy: boolean) => onBusy(kind, isBusy),
  });
  return (
    <section className={css.preview} aria-label={t('preview')}>
      <PictureField
        {...picture('banner')}
        preview={
          draft.banner === '' ? undefined : (
            <Picture src={draft.banner} alt={t('bannerChosen')} sizes="100vw" ratio="4 / 1" />
          )
        }
      />
      <div className={css.head}>
        <PictureField
          {...picture('avatar')}
          preview={<Avatar name={draft.name} src={draft.avatar || null} color={color} size={112} />}
        />
        <div className={css.words}>
          <p className={css.name}>
            <bdi>{draft.name.trim() || t('field.name')}</bdi>
          </p>
          <p className={styles.soft}>@{draft.username.trim().slice(0, 24)}</p>
        </div>
      </div>
      {draft.bio.trim() !== '' && <UserText text={draft.bio.trim()} />}
      <ProfileLinks
        profile={Object.fromEntries(LINK_FIELDS.map((name) => [name, valid(name)])) as Record<LinkName, string | null>}
      />
    </section>
  );
}
