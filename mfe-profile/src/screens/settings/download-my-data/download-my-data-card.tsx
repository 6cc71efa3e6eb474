import { downloadMyData } from '@xana/contracts/http/settings/account';
import { useAction, useErrorToast, useToast } from '@xana/remote-kit';
import { saveFile } from '@xana/remote-kit/save-file';
import { Button } from '@xana/ui-kit/button';
import { CardActions, SettingsCard } from '@xana/ui-kit/settings-card';
import { useText } from '../phrases/phrases.ts';

/** Saves everything that the platform keeps about the member as one JSON file. */
export function DownloadMyDataCard() {
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
