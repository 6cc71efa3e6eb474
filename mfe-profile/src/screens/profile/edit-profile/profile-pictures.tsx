import { Avatar } from '@xana/ui-kit/avatar';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from './phrases/phrases.ts';
import { PictureField } from './picture-field.tsx';
import type { PictureFieldName, ProfileFields } from './profile-fields.ts';

interface ProfilePicturesProps {
  draft: ProfileFields;
  /** Of the initial, without a picture. */
  color: string;
  onWrite(change: Partial<ProfileFields>): void;
  onBusy(kind: PictureFieldName, isBusy: boolean): void;
}

/** The banner and the picture of a profile. */
export function ProfilePictures({ draft, color, onWrite, onBusy }: ProfilePicturesProps) {
  const t = useText();
  const previews = {
    banner:
      draft.banner === '' ? undefined : (
        <Picture src={draft.banner} alt={t('bannerChosen')} sizes="100vw" ratio="4 / 1" />
      ),
    avatar: <Avatar name={draft.name} src={draft.avatar || null} color={color} size={112} />,
  };
  return (['banner', 'avatar'] as const).map((kind) => (
    <PictureField
      key={kind}
      kind={kind}
      address={draft[kind]}
      preview={previews[kind]}
      onChange={(address) => onWrite({ [kind]: address })}
      onBusy={(isBusy) => onBusy(kind, isBusy)}
    />
  ));
}
