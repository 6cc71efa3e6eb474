import { Button } from '@xana/ui-kit/button';
import { useText } from './phrases/phrases.ts';
import { useBlockUser, useMuteUser } from './use-hide-user.ts';

interface UnhideButtonProps {
  user: { id: number; name: string };
  /** In a list, the row names the user. */
  isShort?: boolean;
}

export function UnblockButton({ user: { id: userId, name }, isShort = false }: UnhideButtonProps) {
  const t = useText();
  const { set } = useBlockUser({ userId, name, isOn: true });
  const short = isShort ? t('block.undoShort') : undefined;
  return <UnhideButton label={t('block.undo', { name })} short={short} onPress={() => void set(false)} />;
}

export function UnmuteButton({ user: { id: userId, name }, isShort = false }: UnhideButtonProps) {
  const t = useText();
  const { set } = useMuteUser({ userId, name, isOn: true });
  const short = isShort ? t('mute.undoShort') : undefined;
  return <UnhideButton label={t('mute.undo', { name })} short={short} onPress={() => void set(false)} />;
}

function UnhideButton({ label, short, onPress }: { label: string; short: string | undefined; onPress(): void }) {
  return (
    <Button size={short ? 'small' : 'medium'} aria-label={label} onClick={onPress}>
      {short ?? label}
    </Button>
  );
}
