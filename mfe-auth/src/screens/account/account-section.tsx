import { useMember } from '@xana/session/react';
import { useState } from 'react';
import * as css from './account.module.css';
import { AccountLists } from './account-lists.tsx';
import { AccountStepDialog } from './account-step-dialog.tsx';
import { type AccountStep, OVERVIEW } from './account-steps.ts';
import { DeleteAccountCard } from './delete-account/delete-account-card.tsx';
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
