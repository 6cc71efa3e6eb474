import { Select } from '@xana/ui-kit/select';
import { Switch } from '@xana/ui-kit/switch';
import { TextField } from '@xana/ui-kit/text-field';
import { GrantFields, RevokeFields } from '../access/role-fields.tsx';
import { phrases } from '../phrases/phrases.ts';
import { FIRST_LIMITS } from '../storage/limits.ts';
import * as css from '../storage/storage.module.css';
import type { Change } from './change-kinds.ts';

export type ChangeOptions = Record<string, string>;

const FREEZE_TIMES = ['2h', '1d', '7d'] as const;
const SHARES = ['1', '5', '10', '25', '50', '100'] as const;
/** The steps after a first share; the guard makes them each half hour. */
const STEPS = [25, 50, 100];
const MINUTES_OF_STEP = '30';

/** What the fields of a change begin with. */
export function firstOptions({ kind, name }: Change): ChangeOptions {
  if (kind === 'grant' || kind === 'revoke') return { of: name, roles: '' };
  if (kind === 'collect') return FIRST_LIMITS;
  if (kind === 'freeze') return { until: FREEZE_TIMES[0] };
  if (kind === 'canary') return { percent: '5', ...stepsAfter('5') };
  return kind === 'widen' ? { percent: '25' } : {};
}

function stepsAfter(percent: string): ChangeOptions {
  const steps = STEPS.filter((each) => each > Number(percent));
  return steps.length > 0 ? { steps: steps.join(','), every: MINUTES_OF_STEP } : {};
}

export interface FieldsProps {
  change: Change;
  options: ChangeOptions;
  /** What is missing or wrong, by field; empty before the first try. */
  problems: Record<string, string>;
  onChange(options: ChangeOptions): void;
}

/** What a change asks for besides its reason. */
export function ChangeFields(props: FieldsProps) {
  const { change, options, onChange } = props;
  const { kind } = change;
  const text = phrases.useText();
  const { until = '', percent = '', steps } = options;
  if (kind === 'grant') return <GrantFields {...props} />;
  if (kind === 'revoke') return <RevokeFields {...props} />;
  if (kind === 'collect') return <LimitFields {...props} />;
  if (kind === 'freeze')
    return (
      <Select
        label={text('freezeFor')}
        choices={FREEZE_TIMES.map((id) => ({ id, name: text(`freeze_${id}`) }))}
        chosen={until}
        onChoose={(chosen) => onChange({ until: chosen })}
      />
    );
  if (kind !== 'canary' && kind !== 'widen') return null;
  return (
    <>
      <Select
        label={text('share')}
        choices={SHARES.map((id) => ({ id, name: `${id}%` }))}
        chosen={percent}
        onChoose={(chosen) => onChange({ percent: chosen, ...(steps ? stepsAfter(chosen) : {}) })}
      />
      {kind === 'canary' && percent !== '100' && (
        <Switch
          isOn={steps !== undefined}
          onChange={(isOn) => onChange({ percent, ...(isOn ? stepsAfter(percent) : {}) })}
        >
          {text('stepsBySelf', { steps: STEPS.filter((each) => each > Number(percent)).join('%, ') })}
        </Switch>
      )}
    </>
  );
}

/** How much is kept. */
function LimitFields({ options, problems, onChange }: FieldsProps) {
  const text = phrases.useText();
  const field = (name: 'keep' | 'older-than') => (
    <TextField
      label={text(name === 'keep' ? 'keepNewest' : 'keepYounger')}
      inputMode="numeric"
      maxLength={4}
      error={problems[name]}
      value={options[name] ?? ''}
      onChange={({ target }) => onChange({ ...options, [name]: target.value.trim() })}
    />
  );
  return (
    <div className={css.limits}>
      {field('keep')}
      {field('older-than')}
    </div>
  );
}
