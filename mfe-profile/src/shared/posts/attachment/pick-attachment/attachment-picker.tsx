import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { sharedPhrases } from '@xana/i18n';
import { useSearchText } from '@xana/remote-kit/search-text';
import { Dialog } from '@xana/ui-kit/dialog';
import { Picker } from '@xana/ui-kit/picker';
import { SearchField } from '@xana/ui-kit/search-field';
import { Tabs } from '@xana/ui-kit/tabs';
import { useState } from 'react';
import { useText } from './phrases/phrases.ts';
import { PickEvents } from './pick-events.tsx';
import { PickSpaces } from './pick-spaces.tsx';

interface AttachmentPickerProps {
  onChoose(attachment: PostAttachment): void;
  onClose(): void;
}

/** Chooses a space or an event: the member's own first, or those that a search finds. */
export function AttachmentPicker({ onChoose, onClose }: AttachmentPickerProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const [kind, setKind] = useState<PostAttachment['kind']>('space');
  return (
    <Dialog title={t('title')} closeLabel={shared('close')} onClose={onClose}>
      <Tabs
        label={t('kinds')}
        chosen={kind}
        onChoose={setKind}
        tabs={[
          {
            id: 'space',
            name: t('spaces'),
            content: <Searched kind="space" List={PickSpaces} onChoose={onChoose} />,
          },
          {
            id: 'event',
            name: t('events'),
            content: <Searched kind="event" List={PickEvents} onChoose={onChoose} />,
          },
        ]}
      />
    </Dialog>
  );
}

export interface PickListProps {
  /** Empty while the member has not typed. */
  search: string;
  onChoose(attachment: PostAttachment): void;
}

interface SearchedProps {
  kind: PostAttachment['kind'];
  List(props: PickListProps): React.ReactNode;
  onChoose(attachment: PostAttachment): void;
}

const MAX_SEARCH_LENGTH = 256;

function Searched({ kind, List, onChoose }: SearchedProps) {
  const t = useText();
  const { search, field } = useSearchText();
  return (
    <Picker>
      <SearchField
        label={t(`search.${kind}`)}
        placeholder={t(`search.${kind}`)}
        clearLabel={t('clear')}
        maxLength={MAX_SEARCH_LENGTH}
        {...field}
        onSubmit={() => {}}
      />
      <List search={search} onChoose={onChoose} />
    </Picker>
  );
}
