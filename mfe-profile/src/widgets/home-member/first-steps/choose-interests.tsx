import { profileChanged } from '@xana/contracts/events/profile-changed';
import { getHomeSummary } from '@xana/contracts/http/users/get-home-summary';
import { singleUser, updateProfile } from '@xana/contracts/http/users/profiles';
import { isTag, type Tag } from '@xana/contracts/tags';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { useAction, useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { useState } from 'react';
import * as styles from '../../../shared/styles.module.css';
import { useText } from '../phrases/phrases.ts';

/** A dialog in which a member chooses tags: they become the tags of the profile, and recommendations follow them. */
export function ChooseInterests({ onClose }: { onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  return (
    <Dialog title={t('interests.title')} closeLabel={shared('close')} onClose={onClose}>
      <TermsFirst>
        <Answer of={useOperation(singleUser, {})} failedText={t('failed')} skeleton={240}>
          {({ tags }) => <Interests saved={tags.filter(isTag)} onClose={onClose} />}
        </Answer>
      </TermsFirst>
    </Dialog>
  );
}

function Interests({ saved, onClose }: { saved: Tag[]; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const bus = useBus();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<readonly Tag[]>(saved);
  const { run, isBusy, error } = useAction(updateProfile, {
    onSuccess({ id }) {
      bus.publish(profileChanged, { userId: id });
      void Promise.all([refresh(getHomeSummary), refresh(singleUser)]);
      onClose();
    },
  });
  const toggle = (tag: Tag) =>
    setChosen(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
  return (
    <div className={styles.rows}>
      <p>{t('interests.hint')}</p>
      <TagChips
        label={t('interests.title')}
        moreLabel={t('interests.more')}
        isChosen={(tag) => chosen.includes(tag)}
        onToggle={toggle}
      />
      <Notice tone="problem" text={error && errorText(error)} />
      <DialogActions>
        <Button onClick={onClose}>{shared('cancel')}</Button>
        <Button variant="primary" isBusy={isBusy} onClick={() => void run({ tags: [...chosen] })}>
          {t('interests.save')}
        </Button>
      </DialogActions>
    </div>
  );
}
