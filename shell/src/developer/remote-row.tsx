import type { FormField } from '@xana/remote-kit/form';
import { TextField } from '@xana/ui-kit/text-field';
import type { DeveloperRemote } from './apply-overrides.ts';
import { useText } from './phrases/phrases.ts';
import * as css from './remote-row.module.css';
import type { RemoteState } from './use-remote-states.ts';

interface RemoteRowProps {
  remote: DeveloperRemote;
  state: RemoteState;
  /** For the URL of another build. */
  field: FormField;
}

/** One remote of the panel: what the page loads, and the field for another URL. */
export function RemoteRow({ remote, state, field }: RemoteRowProps) {
  const t = useText();
  const { name, entry } = remote;
  return (
    <li className={css.remote}>
      <div className={css.facts}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.state} data-state={state}>
          {t(`state.${state}`)}
        </p>
        <p className={css.source}>{useSourceName(remote)}</p>
        <p className={css.entry}>{entry}</p>
      </div>
      <TextField {...field} label={t('panel.url', { name })} type="url" autoComplete="off" spellCheck={false} />
    </li>
  );
}

function useSourceName({ override, id, version }: DeveloperRemote): string {
  const t = useText();
  const build = id.slice(0, 8);
  // An automatic release has its id in the version: `1.0.0+0123abcd`.
  if (!override && version?.endsWith(`+${build}`)) return t('panel.releaseOfBuild', { version });
  if (!override) return t('panel.release', { version: version ?? '', id: build });
  return version ? t('panel.overrideVersion', { version }) : t('panel.override');
}
