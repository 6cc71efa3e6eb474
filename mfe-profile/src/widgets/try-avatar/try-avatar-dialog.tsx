import { profileChanged } from '@xana/contracts/events/profile-changed';
import { singleUser, updateProfile } from '@xana/contracts/http/users/profiles';
import type { SlotProps } from '@xana/contracts/remotes/slots';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { useAction, useBus, useOperation, useRefresh, useToast } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { Picture } from '@xana/ui-kit/picture';
import * as styles from '../../shared/styles.module.css';
import { useText } from './phrases/phrases.ts';
import * as css from './try-avatar-dialog.module.css';

/** The member's own profile with another picture, which becomes theirs only on request. */
export function TryAvatarDialog({ avatar, onClose }: { avatar: SlotProps<'details.avatar'>; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const errorText = useErrorText();
  const bus = useBus();
  const refresh = useRefresh();
  const toast = useToast();
  const profile = useOperation(singleUser, {});
  const { run, isBusy, error } = useAction(updateProfile, {
    onSuccess({ id }) {
      bus.publish(profileChanged, { userId: id });
      void refresh(singleUser);
      toast({ text: t('worn', { name: avatar.name }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog title={t('title', { name: avatar.name })} closeLabel={shared('close')} onClose={onClose}>
      <TermsFirst>
        <div className={styles.rows}>
          <Answer of={profile} failedText={t('failed')} skeleton={240}>
            {({ name, username, banner, profileIconColor }) => (
              <div className={css.preview}>
                <div className={css.banner}>
                  <Picture src={banner} alt="" sizes="32rem" ratio="4 / 1" />
                </div>
                <span className={css.avatar}>
                  <Avatar name={name} src={avatar.image} color={profileIconColor} size={112} />
                </span>
                <p className={css.name}>
                  <bdi>{name}</bdi>
                </p>
                <p className={styles.soft}>@{username.slice(0, 24)}</p>
                <div className={css.post}>
                  <Avatar name={name} src={avatar.image} color={profileIconColor} size={36} />
                  <bdi>{name}</bdi>
                </div>
              </div>
            )}
          </Answer>
          <p className={styles.soft}>{t('hint')}</p>
          <Notice tone="problem" text={error && errorText(error)} />
          <DialogActions>
            <Button onClick={onClose}>{shared('cancel')}</Button>
            <Button variant="primary" isBusy={isBusy} onClick={() => void run({ avatarId: avatar.avatarId })}>
              {t('wear')}
            </Button>
          </DialogActions>
        </div>
      </TermsFirst>
    </Dialog>
  );
}
