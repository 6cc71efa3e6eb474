import { downloadMyData } from '@xana/contracts/http/settings/account';
import { Link, Slot, useAction, useDocumentTitle, useErrorToast, useRouteParams, useToast } from '@xana/remote-kit';
import { saveFile } from '@xana/remote-kit/save-file';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { BackIcon } from '@xana/ui-kit/icon';
import { CardActions, SettingsCard } from '@xana/ui-kit/settings-card';
import { NotificationSettings } from '../../shared/notifications/notification-settings.tsx';
import { HiddenPeople } from '../../shared/people/hide-user/hidden-people.tsx';
import { DeviceNotifications } from './device-notifications/device-notifications.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { useText } from './phrases/phrases.ts';
import { PrivacySettings } from './privacy-settings/privacy-settings.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { findSection, type Section, SettingsNavigation } from './settings-navigation.tsx';
import * as css from './settings-screen.module.css';

const CONTENTS = {
  profile: ProfileSettings,
  account: AccountSettings,
  privacy: PrivacySettings,
  notifications: NotificationSection,
  display: DisplaySettings,
  blocked: BlockedPeople,
  data: DataSettings,
} satisfies Record<Section, unknown>;

/**
 * `/settings/{section}`. From 768 px the list of sections is beside the section, and `/settings` shows the first one. On
 * narrower screens `/settings` is the list, and each section has a link back to it.
 */
export function SettingsScreen() {
  const t = useText();
  const name = useRouteParams('/settings/:section').section;
  const chosen = findSection(name);
  const isMissing = name !== undefined && !chosen;
  const shown = chosen ?? 'profile';
  const title = chosen ? t('titleOf', { section: t(`section.${chosen}`) }) : t('title');
  useDocumentTitle(title);
  const Content = CONTENTS[shown];
  return (
    <div className={css.screen} data-shows={name === undefined ? 'list' : 'section'}>
      <h1 className={css.title}>{t('title')}</h1>
      <SettingsNavigation chosen={chosen} shown={isMissing ? undefined : shown} />
      <section className={css.section} aria-labelledby="settings-section">
        <Link to="/settings" className={css.back}>
          <BackIcon size={18} />
          {t('back')}
        </Link>
        {isMissing ? (
          <EmptyState
            text={t('missing')}
            action={
              <Link to="/settings" className={buttonClass({ variant: 'primary' })}>
                {t('back')}
              </Link>
            }
          />
        ) : (
          <>
            <h2 id="settings-section" className={css.heading}>
              {t(`section.${shown}`)}
            </h2>
            <Content />
          </>
        )}
      </section>
    </div>
  );
}

/** Email, login methods and devices. The remote that owns logins fills the slot. */
function AccountSettings() {
  return <Slot name="settings.account" props={{}} />;
}

/** The kinds of notifications of the member, then how this device and this browser alert. */
function NotificationSection() {
  return (
    <>
      <NotificationSettings />
      <DeviceNotifications />
      <Slot name="settings.notifications" props={{}} />
    </>
  );
}

/** The users whom the member blocked or muted, each with the way back. */
function BlockedPeople() {
  const t = useText();
  return (
    <>
      <SettingsCard title={t('blocked.title')} text={t('blocked.text')}>
        <HiddenPeople kind="blocked" label={t('blocked.title')} />
      </SettingsCard>
      <SettingsCard title={t('muted.title')} text={t('muted.text')}>
        <HiddenPeople kind="muted" label={t('muted.title')} />
      </SettingsCard>
    </>
  );
}

/** What XANA keeps about the member: a copy of it, and the way to its deletion, which belongs to the account. */
function DataSettings() {
  const t = useText();
  return (
    <>
      <DownloadMyDataCard />
      <SettingsCard title={t('delete.title')} text={t('delete.text')}>
        <CardActions>
          <Link to="/settings/account" className={buttonClass()}>
            {t('delete.open')}
          </Link>
        </CardActions>
      </SettingsCard>
    </>
  );
}

/** Saves everything that the platform keeps about the member as one JSON file. */
function DownloadMyDataCard() {
  const t = useText();
  const toast = useToast();
  const showError = useErrorToast();
  const { run, isBusy } = useAction(downloadMyData, {
    onSuccess(data) {
      saveFile(`xana-data-${data.createdAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast({ text: t('download.done'), tone: 'success' });
    },
    onError: showError,
  });
  return (
    <SettingsCard title={t('download.title')} text={t('download.text')}>
      <CardActions>
        <Button isBusy={isBusy} onClick={() => void run({})}>
          {t('download.start')}
        </Button>
      </CardActions>
    </SettingsCard>
  );
}
