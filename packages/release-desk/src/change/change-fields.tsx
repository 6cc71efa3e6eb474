import { Select } from '@xana/ui-kit/select';
import { Switch } from '@xana/ui-kit/switch';
import { phrases } from '../phrases/phrases.ts';
import type { ChangeKind } from './change-kinds.ts';

export type ChangeOptions = Record<string, string>;

const FREEZE_TIMES = ['2h', '1d', '7d'] as const;
const SHARES = ['1', '5', '10', '25', '50', '100'] as const;
/** The steps after a first share; the guard makes them each half hour. */
const STEPS = [25, 50, 100];
const MINUTES_OF_STEP = '30';

/** What the fields of a change begin with. */
export function firstOptions(kind: ChangeKind): ChangeOptions {
  if (kind === 'freeze') return { until: FREEZE_TIMES[0] };
  if (kind === 'canary') return { percent: '5', ...stepsAfter('5') };
  return kind === 'widen' ? { percent: '25' } : {};
}

function stepsAfter(percent: string): ChangeOptions {
  const steps = STEPS.filter((each) => each > Number(percent));
  return steps.length > 0 ? { steps: steps.join(','), every: MINUTES_OF_STEP } : {};
}

interface ChangeFieldsProps {
  kind: ChangeKind;
  options: ChangeOptions;
  onChange(options: ChangeOptions): void;
}

/** What a change asks for besides its reason. */
export function ChangeFields({ kind, options, onChange }: ChangeFieldsProps) {
  const text = phrases.useText();
  const { until = '', percent = '', steps } = options;
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
        choices={SHARES.map((id) => ({ id, name: `${id} %` }))}
        chosen={percent}
        onChoose={(chosen) => onChange({ percent: chosen, ...(steps ? stepsAfter(chosen) : {}) })}
      />
      {kind === 'canary' && percent !== '100' && (
        <Switch
          isOn={steps !== undefined}
          onChange={(isOn) => onChange({ percent, ...(isOn ? stepsAfter(percent) : {}) })}
        >
          {text('stepsBySelf', { steps: STEPS.filter((each) => each > Number(percent)).join(' %, ') })}
        </Switch>
      )}
    </>
  );
}
