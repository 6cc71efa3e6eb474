import { Link } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { CardActions, SettingsCard } from '@xana/ui-kit/settings-card';
import { DownloadMyDataCard } from './download-my-data/download-my-data-card.tsx';
import { useText } from './phrases/phrases.ts';

/** What XANA keeps about the member: a copy of it, and the way to its deletion, which belongs to the account. */
export function DataSettings() {
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
