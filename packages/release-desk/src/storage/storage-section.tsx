import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { EVERY, usePermission } from '../access/use-permission.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { phrases } from '../phrases/phrases.ts';
import { useMe } from '../server/use-desk-data.ts';
import * as css from './storage.module.css';

/** Work on the store as a whole, for those who may do it. */
export function StorageSection() {
  const text = phrases.useText();
  const me = useMe().data;
  const { missing } = usePermission('gc', EVERY);
  const [isAsked, setIsAsked] = useState(false);
  if (!me || missing) return null;
  return (
    <section className={css.section} aria-labelledby="storage">
      <div>
        <h2 id="storage">{text('storage')}</h2>
        <p className={css.soft}>{text('storageHint')}</p>
      </div>
      <Button onClick={() => setIsAsked(true)}>{text('collect')}</Button>
      {isAsked && <ChangeDialog change={{ kind: 'collect', name: EVERY }} onClose={() => setIsAsked(false)} />}
    </section>
  );
}
