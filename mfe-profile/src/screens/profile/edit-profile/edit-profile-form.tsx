import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import { checkUsername } from '@xana/contracts/http/users/usernames';
import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { useNavigate, useOperation } from '@xana/remote-kit';
import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import { useForm } from '@xana/remote-kit/form';
import { Button } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { Notice } from '@xana/ui-kit/notice';
import { type FocusEvent, useRef, useState } from 'react';
import * as styles from '../../../shared/styles.module.css';
import { ConflictChoices } from './conflict-choices.tsx';
import * as css from './edit-profile.module.css';
import { useText } from './phrases/phrases.ts';
import { type FieldProblem, fieldProblem, textProblems, withFieldsOf } from './profile-fields.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { SaveProblem, useSaveBlocker } from './save-problem.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { profileDraft, useProfileEdit } from './use-profile-edit.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** The form of the own profile. Leaving it with changes is asked about. */
export function EditProfileForm({ profile, onClose }: { profile: OwnProfile; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const message = messagePhrases.useText();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const { edit, setEdit, setDraft, isChanged } = useProfileEdit(profile);
  const { base } = edit;
  const [uploads, setUploads] = useState({ avatar: false, banner: false });
  const isUploading = uploads.avatar || uploads.banner;
  const [isCancelling, setIsCancelling] = useState(false);
  const { leavingTo, stay } = useLeaveQuestion(isChanged);
  const username = useUsernameCheck(edit.draft.username, base.username);
  const form = useForm({
    initial: edit.draft,
    check: (draft) => textProblems(draft, base, username.problem),
    textOf: (code) => (isOwnPhrase(code) ? t(code) : message(code)),
    onChange: setDraft,
    onSubmit(draft) {
      if (conflict) return element.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
      if (isUploading) return;
      return isChanged ? save({ ...edit, draft }) : onClose();
    },
  });
  const draft = form.values;
  const { save, isBusy, error, conflict, resolve } = useUpdateProfile({
    setEdit(merged) {
      setEdit(merged);
      form.write(merged.draft);
    },
    onDone: onClose,
  });
  const blocker = useSaveBlocker({ problems: form.problems, hasConflict: conflict !== null, isUploading });
  const discard = () => {
    profileDraft.remove();
    if (leavingTo) void navigate(leavingTo);
    else onClose();
  };
  return (
    <form ref={element} className={css.form} {...form.props} onFocus={keepClearOfButtons}>
      <h1 className={styles.pageTitle}>{t('title')}</h1>
      <ProfilePreview
        draft={draft}
        base={base}
        color={profile.profileIconColor}
        onWrite={form.write}
        onBusy={(kind, isRunning) => setUploads((now) => ({ ...now, [kind]: isRunning }))}
      />
      {conflict && (
        <ConflictChoices
          conflict={conflict}
          mine={draft}
          onKeep={resolve}
          onTake={(name) => {
            form.write(withFieldsOf(draft, conflict.theirs, [name]));
            resolve(name);
          }}
        />
      )}
      <ProfileSections
        fieldOf={form.field}
        tags={draft.tags}
        isUsernameFree={username.isFree}
        onTags={(tags) => form.write({ tags })}
      />
      <SaveProblem error={error} />
      <div className={css.actions}>
        <div className={css.reason}>
          <Notice tone="problem" text={form.isSubmitted && blocker} />
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

const isOwnPhrase = (code: FieldProblem) =>
  code === 'required.name' || code === 'required.username' || code === 'usernameTaken';

/** Asks the platform whether a valid new username is free. `problem` is why it is not, null if it is or is not known. */
function useUsernameCheck(username: string, saved: string) {
  const wanted = username.trim();
  const isNew = wanted !== saved && fieldProblem('username', wanted, saved) === null;
  const settled = useDebouncedValue(wanted, false, wanted);
  const isAsked = isNew && settled === wanted;
  const { data } = useOperation(checkUsername, { username: settled }, { isEnabled: isAsked });
  const answer = isAsked ? data : undefined;
  return { isFree: answer?.problem === null, problem: answer?.problem ?? null };
}
