import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import { sharedPhrases } from '@xana/i18n';
import { useNavigate } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { Notice } from '@xana/ui-kit/notice';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { ConflictChoices } from './conflict-choices.tsx';
import * as css from './edit-profile.module.css';
import { useText } from './phrases/phrases.ts';
import { profileDraft } from './profile-draft.ts';
import { withFieldsOf } from './profile-fields.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { SaveProblem } from './save-problem.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useProfileEdit } from './use-profile-edit.ts';
import { useSaveBlocker } from './use-save-blocker.ts';
import { useUpdateProfile } from './use-update-profile.ts';
import { useUsernameCheck } from './use-username-check.ts';

/** The form of the own profile. Leaving it with changes is asked about. */
export function EditProfileForm({ profile, onClose }: { profile: OwnProfile; onClose(): void }) {
  const form = useRef<HTMLFormElement>(null);
  const t = useText();
  const shared = sharedPhrases.useText();
  const navigate = useNavigate();
  const { edit, setEdit, write, isChanged } = useProfileEdit(profile);
  const { base, draft } = edit;
  const [uploads, setUploads] = useState({ avatar: false, banner: false });
  const [isCancelling, setIsCancelling] = useState(false);
  const { leavingTo, stay } = useLeaveQuestion(isChanged);
  const { save, isBusy, error, conflict, resolve } = useUpdateProfile({ setEdit, onDone: onClose });
  const username = useUsernameCheck(draft.username, base.username);
  const blocker = useSaveBlocker({
    ...{ form, draft, base },
    hasUsernameProblem: username.error !== undefined,
    hasConflict: conflict !== null,
    isUploading: uploads.avatar || uploads.banner,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !blocker.check()) return;
    if (isChanged) save(edit);
    else onClose();
  };
  const discard = () => {
    profileDraft.remove();
    if (leavingTo) void navigate(leavingTo);
    else onClose();
  };
  return (
    <form ref={form} className={css.form} onSubmit={submit} onFocus={keepClearOfButtons}>
      <h1 className={css.title}>{t('title')}</h1>
      <ProfilePreview
        draft={draft}
        base={base}
        color={profile.profileIconColor}
        onWrite={write}
        onBusy={(kind, isUploading) => setUploads((now) => ({ ...now, [kind]: isUploading }))}
      />
      {conflict && (
        <ConflictChoices
          conflict={conflict}
          mine={draft}
          onKeep={resolve}
          onTake={(name) => {
            write(withFieldsOf(draft, conflict.theirs, [name]));
            resolve(name);
          }}
        />
      )}
      <ProfileSections draft={draft} base={base} username={username} onWrite={write} />
      <SaveProblem error={error} />
      <div className={css.actions}>
        <div className={css.reason}>
          <Notice tone="problem" text={blocker.reason} />
        </div>
        <div className={css.buttons}>
          <Button onClick={() => (isChanged ? setIsCancelling(true) : discard())}>{shared('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('save')}
          </Button>
        </div>
      </div>
      {(isCancelling || leavingTo) && (
        <ConfirmDialog
          title={t('discard.title')}
          text={t('discard.text')}
          confirmLabel={t('discard.confirm')}
          cancelLabel={t('discard.stay')}
          isDangerous
          onConfirm={discard}
          onCancel={() => {
            setIsCancelling(false);
            stay();
          }}
        />
      )}
    </form>
  );
}

/**
 * A browser scrolls to the caret of a text area and not by its scroll margin, so that the buttons could cover its other lines.
 * Not for a button that is pressed by mouse or finger: the page would move before the release, and the click would be lost.
 */
function keepClearOfButtons({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
}
