import type { Space } from '@xana/contracts/http/spaces/space';
import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { useHandledEvent } from '@xana/remote-kit';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { useMember } from '@xana/session/react';
import { Dialog } from '@xana/ui-kit/dialog';
import { useState } from 'react';
import { spaceDrafts } from '../../shared/space-form/space-drafts.ts';
import { SpaceForm } from '../../shared/space-form/space-form.tsx';
import { NO_VALUES } from '../../shared/space-form/space-values.ts';
import { useText } from './phrases/phrases.ts';
import { SpaceCreated } from './space-created.tsx';
import { useCreate2dSpace } from './use-create2d-space.ts';

/** Opens on `shell:createSpaceRequested`, for members. */
export function CreateSpaceDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const member = useMember();
  const { close } = useHandledEvent();
  const [created, setCreated] = useState<Space | null>(null);
  return (
    <Dialog
      title={t(created ? 'live' : 'title')}
      closeLabel={shared('close')}
      onClose={close}
      size={created ? 'medium' : 'large'}
    >
      {member && !created && (
        <TermsFirst>
          <NewSpaceForm userId={member.id} onCreated={setCreated} />
        </TermsFirst>
      )}
      {created && <SpaceCreated space={created} onClose={close} onAnother={() => setCreated(null)} />}
    </Dialog>
  );
}

/** The browser stores the draft until the space is created. */
function NewSpaceForm({ userId, onCreated }: { userId: number; onCreated(space: Space): void }) {
  const t = useText();
  const message = messagePhrases.useText();
  const draft = { userId, spaceId: null };
  const { save, isBusy, problem } = useCreate2dSpace((space) => {
    spaceDrafts.remove(draft);
    onCreated(space);
  });
  return (
    <SpaceForm
      draft={draft}
      initial={spaceDrafts.read(draft)?.values ?? NO_VALUES}
      saved={NO_VALUES}
      saveLabel={t('save')}
      isBusy={isBusy}
      problem={problem && message(problem)}
      onChange={(values) => spaceDrafts.write(draft, { version: 0, values }, NO_VALUES)}
      onSave={save}
    />
  );
}
