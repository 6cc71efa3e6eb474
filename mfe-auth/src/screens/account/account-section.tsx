import { useMember } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import * as css from './account.module.css';
import { AccountLists } from './account-lists.tsx';
import { AccountStepDialog } from './account-step-dialog.tsx';
import { type AccountStep, OVERVIEW } from './account-steps.ts';
import { useText } from './phrases/phrases.ts';

/** The slot `settings.account`: email, login methods, devices and the deletion in the page. Each change opens a dialog. */
export function AccountSection() {
  const t = useText();
  const member = useMember();
  const [step, setStep] = useState<AccountStep>(OVERVIEW);
  if (!member) return null;
  return (
    <div className={css.page}>
      <section className={css.section} aria-labelledby="account-email">
        <h3 id="account-email" className={css.heading}>
          {t('account.email')}
        </h3>
        <p className={css.email}>{member.email ?? t('account.noEmail')}</p>
        <p className={css.text}>{t('account.emailText')}</p>
      </section>
      <AccountLists onStep={setStep} />
      <DeleteAccountCard onDelete={() => setStep({ name: 'delete' })} />
      {step.name !== 'overview' && <AccountStepDialog step={step} onStep={setStep} onClose={() => setStep(OVERVIEW)} />}
    </div>
  );
}

/** At the end of the account page: what leads to the deletion. */
function DeleteAccountCard({ onDelete }: { onDelete(): void }) {
  const t = useText();
  return (
    <section className={css.section} aria-labelledby="account-delete">
      <h3 id="account-delete" className={css.heading}>
        {t('delete.title')}
      </h3>
      <p className={css.text}>{t('delete.text')}</p>
      <div>
        <Button onClick={onDelete}>{t('delete.open')}</Button>
      </div>
    </section>
  );
}
