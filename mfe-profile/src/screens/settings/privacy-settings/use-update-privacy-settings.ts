import { getPrivacySettings, updatePrivacySettings } from '@xana/contracts/http/settings/account';
import type { PrivacySettings } from '@xana/contracts/http/settings/privacy-settings';
import { useAction, useEditAnswers, useErrorToast } from '@xana/remote-kit';

/** Shows a change at once and stores it. One that fails is reported, and what the server has is shown again. */
export function useUpdatePrivacySettings(refetch: () => Promise<unknown>) {
  const edit = useEditAnswers();
  const showError = useErrorToast();
  const { run } = useAction(updatePrivacySettings, {
    onSuccess: (settings) => void edit(getPrivacySettings, () => settings),
    onError(error) {
      showError(error);
      void refetch();
    },
  });
  return (change: Partial<PrivacySettings>) => {
    edit(getPrivacySettings, (settings) => ({ ...settings, ...change }));
    return run(change);
  };
}
