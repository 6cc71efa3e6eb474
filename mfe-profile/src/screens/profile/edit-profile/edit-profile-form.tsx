import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import { updateProfile } from '@xana/contracts/http/users/update-profile';
import type { Tag } from '@xana/contracts/tags';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { operationCodeOf } from '@xana/remote-kit';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { Notice } from '@xana/ui-kit/notice';
import { Picture } from '@xana/ui-kit/picture';
import { type FormEvent, useEffect, useState } from 'react';
import { ConflictChoices } from './conflict-choices.tsx';
import * as css from './edit-profile.module.css';
import { useText } from './phrases/phrases.ts';
import { PictureField } from './picture-field.tsx';
import { deleteEdit, readEdit, storeEdit } from './profile-draft.ts';
import {
  CONTACT_FIELDS,
  changedFields,
  fieldProblem,
  fieldsOf,
  LINK_FIELDS,
  type ProfileFields,
  TEXT_FIELDS,
  type TextFieldName,
  withFieldsOf,
} from './profile-fields.ts';
import { ProfileTextField } from './profile-text-field.tsx';
import { useUpdateProfile } from './use-update-profile.ts';
import { useUsernameCheck } from './use-username-check.ts';

/** The form of the own profile. The tab keeps what is typed until it is saved or discarded, also over a reload. */
export function EditProfileForm({ profile, onClose }: { profile: OwnProfile; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const [edit, setEdit] = useState(
    () => readEdit(profile.id) ?? { version: profile.version, base: fieldsOf(profile), draft: fieldsOf(profile) },
  );
  const { base, draft } = edit;
  const [uploads, setUploads] = useState({ avatar: false, banner: false });
  const [isLeaving, setIsLeaving] = useState(false);
  // Changes the current draft: an upload may finish after the member has typed more text.
  const write = (change: Partial<ProfileFields>) =>
    setEdit((current) => ({ ...current, draft: { ...current.draft, ...change } }));
  const isChanged = changedFields(base, draft).length > 0;
  useEffect(() => {
    if (isChanged) storeEdit(profile.id, edit);
    else deleteEdit();
  }, [profile.id, edit, isChanged]);
  const { save, isBusy, error, conflict, resolve } = useUpdateProfile({ setEdit, onDone: onClose });
  const username = useUsernameCheck(draft.username, base.username);
  const hasProblem = username.error || TEXT_FIELDS.some((name) => fieldProblem(name, draft[name], base[name]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasProblem && !conflict && !uploads.avatar && !uploads.banner) save(edit);
  };
  const discard = () => {
    deleteEdit();
    onClose();
  };
  const field = (name: TextFieldName) => (
    <ProfileTextField
      key={name}
      name={name}
      value={draft[name]}
      saved={base[name]}
      error={name === 'username' ? username.error : undefined}
      onChange={(value) => write({ [name]: value })}
    />
  );
  return (
    <form className={css.form} onSubmit={submit}>
      <h1 className={css.title}>{t('title')}</h1>
      <PictureField
        kind="banner"
        address={draft.banner}
        preview={
          draft.banner === '' ? undefined : (
            <Picture src={draft.banner} alt={t('bannerChosen')} sizes="100vw" ratio="4 / 1" />
          )
        }
        onChange={(banner) => write({ banner })}
        onBusy={(banner) => setUploads((now) => ({ ...now, banner }))}
      />
      <PictureField
        kind="avatar"
        address={draft.avatar}
        preview={<Avatar name={draft.name} src={draft.avatar || null} color={profile.profileIconColor} size={112} />}
        onChange={(avatar) => write({ avatar })}
        onBusy={(avatar) => setUploads((now) => ({ ...now, avatar }))}
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
      <Section title={t('section.about')}>
        {field('name')}
        {field('username')}
        {username.isChecked && !username.error && <Notice tone="success" text={t('usernameFree')} />}
        {field('bio')}
        <TagsField tags={draft.tags} onChange={(tags) => write({ tags })} />
      </Section>
      <Section title={t('section.links')}>{LINK_FIELDS.map(field)}</Section>
      <Section title={t('section.contact')}>{CONTACT_FIELDS.map(field)}</Section>
      <SaveProblem error={error} />
      <div className={css.actions}>
        <Button onClick={() => (isChanged ? setIsLeaving(true) : discard())}>{shared('cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabled={!isChanged || Boolean(hasProblem) || conflict !== null || uploads.avatar || uploads.banner}
        >
          {t('save')}
        </Button>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={t('discard.title')}
          text={t('discard.text')}
          confirmLabel={t('discard.confirm')}
          cancelLabel={t('discard.stay')}
          isDangerous
          onConfirm={discard}
          onCancel={() => setIsLeaving(false)}
        />
      )}
    </form>
  );
}

function TagsField({ tags, onChange }: { tags: Tag[]; onChange(tags: Tag[]): void }) {
  const t = useText();
  return (
    <div>
      <p className={css.label}>{t('field.tags')}</p>
      <TagChips
        label={t('field.tags')}
        moreLabel={t('moreTags')}
        isChosen={(tag) => tags.includes(tag)}
        onToggle={(tag) => onChange(tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag])}
      />
    </div>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** A rejected update: the platform knows more rules than the form, such as a Twitter name of another approved profile. */
function SaveProblem({ error }: { error: unknown }) {
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  const t = useText();
  if (!error) return null;
  const code = operationCodeOf(error, updateProfile);
  switch (code) {
    case null:
    case 'PROFILE_CHANGED':
    case 'USER.USER_WITH_TWITTER_ALREADY_EXIST':
      return <Notice tone="problem" text={errorText(error)} />;
    case 'USER.USER_ALREADY EXISTS':
      return <Notice tone="problem" text={t('usernameTaken')} />;
    default:
      return <Notice tone="problem" text={message(code)} />;
  }
}
