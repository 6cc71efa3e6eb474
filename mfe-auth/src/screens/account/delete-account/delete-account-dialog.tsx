import { deleteAccount } from '@xana/contracts/http/settings/account';
import { DELETION_GRACE_DAYS } from '@xana/contracts/http/settings/account-deletion';
import { useFormats } from '@xana/i18n/formats';
import { Link, useAction, useErrorToast, useToast } from '@xana/remote-kit';
import { useForm } from '@xana/remote-kit/form';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { TextField } from '@xana/ui-kit/text-field';
import { useEffect, useId } from 'react';
import * as css from '../account.module.css';
import { useText } from '../phrases/phrases.ts';

interface DeleteAccountDialogProps {
  /** The member typed the username, then proved a login method: the deletion continues. */
  isProven?: boolean | undefined;
  onClose(): void;
  /** The login is too old: the member proves a login method first. */
  onStale(): void;
}

const CONSEQUENCES = ['delete.hidden', 'delete.plans', 'delete.purged', 'delete.kept'] as const;

/** Lists the consequences and asks for the username, against a deletion by mistake. Afterwards the member is logged out. */
export function DeleteAccountDialog({ isProven = false, onClose, onStale }: DeleteAccountDialogProps) {
  const t = useText();
  const formats = useFormats();
  const session = useSession();
  const member = useMember();
  const toast = useToast();
  const showError = useErrorToast();
  const formId = useId();
  const username = member?.userProfile.username ?? '';
  const { run, isBusy } = useAction(deleteAccount, {
    onSuccess({ deletionAt }) {
      const date = deletionAt ? formats.day(deletionAt) : '';
      toast({ text: t('delete.done', { date }), tone: 'success', survivesReload: true });
      void session.logout();
    },
    onError: (error) => (error.code === 'REAUTHENTICATION_REQUIRED' ? onStale() : showError(error)),
  });
  useEffect(() => {
    if (isProven) void run({});
  }, []);
  const form = useForm({
    initial: { username: isProven ? username : '' },
    check: ({ username: typed }) => ({
      username: typed.trim().replace(/^@/, '').toLowerCase() === username.toLowerCase() ? null : 'delete.different',
    }),
    textOf: (code) => t(code, { username }),
    isCheckedWhenLeft: true,
    onSubmit: () => run({}),
  });
  return (
    <Dialog role="alertdialog" title={t('delete.question')} closeLabel={t('account.cancel')} onClose={onClose}>
      <ul className={css.consequences}>
        {CONSEQUENCES.map((key) => (
          <li key={key}>{t(key, { count: DELETION_GRACE_DAYS })}</li>
        ))}
      </ul>
      <Link className={css.link} to="/settings/data" onClick={onClose}>
        {t('delete.download')}
      </Link>
      <form id={formId} {...form.props}>
        <TextField
          {...form.field('username')}
          label={t('delete.type', { username })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
      <DialogActions>
        <Button onClick={onClose}>{t('account.cancel')}</Button>
        <Button variant="danger" type="submit" form={formId} isBusy={isBusy}>
          {t('delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
