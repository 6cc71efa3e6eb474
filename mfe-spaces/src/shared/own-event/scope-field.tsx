import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import { Select } from '@xana/ui-kit/select';
import { useText } from './phrases/phrases.ts';

export type Scope = 'one' | 'following';

interface ScopeFieldProps {
  event: Pick<OwnEvent, 'id' | 'startsAt' | 'series'>;
  scope: Scope;
  onChoose(scope: Scope): void;
}

/** Whether a change is of this event of a series alone; nothing when no other one follows. */
export function ScopeField({ event, scope, onChoose }: ScopeFieldProps) {
  const t = useText();
  const hasFollowing = event.series?.dates.some(({ startsAt }) => startsAt > event.startsAt) ?? false;
  if (!hasFollowing) return null;
  const choices = (['one', 'following'] as const).map((id) => ({ id, name: t(`scope.${id}`) }));
  return <Select label={t('scope')} chosen={scope} choices={choices} onChoose={onChoose} />;
}
