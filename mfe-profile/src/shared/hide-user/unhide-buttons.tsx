import { Button } from '@xana/ui-kit/button';
import { useText } from '../hidden-people/phrases/phrases.ts';
import { useBlockUser, useMuteUser } from './use-hide-user.ts';

interface UnhideButtonProps {
  user: { id: number; name: string };
  /** In a list, the row names the user. */
  isShort?: boolean;
}

export function UnblockButton({ user: { id: userId, name }, isShort = false }: UnhideButtonProps) {
  const t = useText();
  const { set } = useBlockUser({ userId, name, isOn: true });
  const label = t('block.undo', { name });
  return (
    <Button size={isShort ? 'small' : 'medium'} aria-label={label} onClick={() => void set(false)}>
      {isShort ? t('block.undoShort') : label}
    </Button>
  );
}

export function UnmuteButton({ user: { id: userId, name }, isShort = false }: UnhideButtonProps) {
  const t = useText();
  const { set } = useMuteUser({ userId, name, isOn: true });
  const label = t('mute.undo', { name });
  return (
    <Button size={isShort ? 'small' : 'medium'} aria-label={label} onClick={() => void set(false)}>
      {isShort ? t('mute.undoShort') : label}
    </Button>
  );
}
