import { tagLabels as english } from '@xana/contracts/tag-labels/en';
import { tagLabels as japanese } from '@xana/contracts/tag-labels/ja';
import type { Tag } from '@xana/contracts/tags';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { TextField } from '@xana/ui-kit/text-field';
import { useState } from 'react';
import { keepForm } from '../draft-form/keep-form.ts';
import * as styles from '../styles.module.css';
import { useText } from './phrases/phrases.ts';

/** Tags of the space (CS-06), with a search over their names in both languages. */
export function TagField({ tags, onChange }: { tags: readonly Tag[]; onChange(tags: Tag[]): void }) {
  const t = useText();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const matches = (tag: Tag) =>
    [tag, english[tag], japanese[tag]].some((text) => text.toLocaleLowerCase().includes(wanted));
  return (
    <div className={styles.smallStack}>
      <TextField
        label={t('tagSearch')}
        type="search"
        autoComplete="off"
        hint={t('tagsChosen', { count: tags.length })}
        value={query}
        onKeyDown={keepForm}
        onChange={(event) => setQuery(event.target.value)}
      />
      <TagChips
        label={t('tags')}
        moreLabel={t('moreTags')}
        isWrapped
        matches={wanted === '' ? undefined : matches}
        isChosen={(tag) => tags.includes(tag)}
        onToggle={(tag) => onChange(tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag])}
      />
    </div>
  );
}
