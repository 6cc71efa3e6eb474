import { suggestUsernames } from '@xana/contracts/http/users/usernames';
import { useOperation } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { TextField } from '@xana/ui-kit/text-field';
import { useText } from '../phrases/phrases.ts';
import * as css from './welcome-dialog.module.css';

interface UsernameChoiceProps {
  username: string;
  error: string | undefined;
  onChange(username: string): void;
}

/** A field for the first own username, with suggestions that are free. */
export function UsernameChoice({ username, error, onChange }: UsernameChoiceProps) {
  const t = useText();
  const { data } = useOperation(suggestUsernames, {});
  return (
    <div className={css.username}>
      <TextField
        label={t('welcome.username')}
        hint={t('welcome.usernameHint')}
        error={error}
        value={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      {data && data.usernames.length > 0 && (
        <ul className={css.suggestions} aria-label={t('welcome.suggestions')}>
          {data.usernames.map((each) => (
            <li key={each}>
              <Button size="small" aria-pressed={each === username} onClick={() => onChange(each)}>
                {each}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
