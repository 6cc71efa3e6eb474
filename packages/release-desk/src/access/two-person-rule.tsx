import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { Change } from '../change/change-kinds.ts';
import { phrases } from '../phrases/phrases.ts';
import { useOverview } from '../server/use-desk-data.ts';
import * as css from './access.module.css';
import { EVERY, useAdministered } from './use-permission.ts';

/** Which microfrontends need two people for a change. An admin changes it. */
export function TwoPersonRule({ twoPersons }: { twoPersons: readonly string[] }) {
  const text = phrases.useText();
  const [change, setChange] = useState<Change>();
  const administered = useAdministered();
  const { microfrontends = [], retired = [] } = useOverview().data ?? {};
  const names = [...new Set([...[...microfrontends, ...retired].map(({ name }) => name), ...twoPersons])];
  return (
    <section>
      <h2>{text('twoPersonRule')}</h2>
      <p className={css.soft}>{text('twoPersonHint')}</p>
      <ul className={css.rules}>
        {names.map((name) => {
          const isGuarded = twoPersons.includes(name);
          const label = text(isGuarded ? 'doAllowOne' : 'doDemandTwo');
          return (
            <li key={name} className={css.rule}>
              <span>
                <b>{name}</b>{' '}
                <Badge tone={isGuarded ? 'accent' : 'soft'}>{text(isGuarded ? 'twoPeople' : 'onePerson')}</Badge>
              </span>
              {(administered.includes(name) || administered.includes(EVERY)) && (
                <Button
                  size="small"
                  aria-label={`${label}: ${name}`}
                  onClick={() => setChange({ kind: isGuarded ? 'allowOne' : 'demandTwo', name })}
                >
                  {label}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </section>
  );
}
