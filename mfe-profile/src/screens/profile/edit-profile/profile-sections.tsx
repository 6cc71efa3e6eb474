import type { Tag } from '@xana/contracts/tags';
import type { FormField } from '@xana/remote-kit/form';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { Notice } from '@xana/ui-kit/notice';
import type { ReactNode } from 'react';
import * as css from './edit-profile.module.css';
import { useText } from './phrases/phrases.ts';
import { CONTACT_FIELDS, LINK_FIELDS, type TextFieldName } from './profile-fields.ts';
import { ProfileTextField } from './profile-text-field.tsx';

interface ProfileSectionsProps {
  fieldOf(name: TextFieldName): FormField;
  tags: Tag[];
  /** The platform was asked. */
  isUsernameFree: boolean;
  onTags(tags: Tag[]): void;
}

/** The texts and tags of a profile, in sections. */
export function ProfileSections({ fieldOf, tags, isUsernameFree, onTags }: ProfileSectionsProps) {
  const t = useText();
  const field = (name: TextFieldName) => <ProfileTextField key={name} name={name} field={fieldOf(name)} />;
  return (
    <>
      <Section title={t('section.about')}>
        {field('name')}
        {field('username')}
        {isUsernameFree && <Notice tone="success" text={t('usernameFree')} />}
        {field('bio')}
        <TagsField tags={tags} onChange={onTags} />
      </Section>
      <Section title={t('section.links')}>{LINK_FIELDS.map(field)}</Section>
      <Section title={t('section.contact')}>{CONTACT_FIELDS.map(field)}</Section>
    </>
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
