import type { phrases } from '../phrases/phrases.ts';
import type { CommandRequest } from '../server/desk-client.ts';

type Verb = Exclude<CommandRequest['verb'], 'approve' | 'withdraw'>;

type Phrase = Parameters<ReturnType<typeof phrases.useText>>[0];

interface KindDefinition {
  verb: Verb;
  title: Phrase;
  label: Phrase;
  /** What happens, for a change without a plan. */
  hint?: Phrase;
  isDangerous?: boolean;
  /** How the command names the release. */
  release?: 'argument' | 'option';
  /** Options that the kind stands for. */
  options?: Record<string, true>;
}

const defineKinds = <Kind extends string>(kinds: Record<Kind, KindDefinition>): Record<Kind, KindDefinition> => kinds;

/** What can be done with a microfrontend or one of its releases. */
export const KINDS = defineKinds({
  rollback: { verb: 'rollback', title: 'planRollback', label: 'doRollback', isDangerous: true, release: 'option' },
  promote: { verb: 'promote', title: 'planPromote', label: 'doPromote', release: 'option' },
  quarantine: {
    verb: 'quarantine',
    title: 'planQuarantine',
    label: 'doQuarantine',
    isDangerous: true,
    release: 'argument',
  },
  lift: {
    verb: 'quarantine',
    title: 'planLift',
    label: 'doLift',
    hint: 'simpleHint',
    release: 'argument',
    options: { lift: true },
  },
  mark: { verb: 'mark-good', title: 'planMarkGood', label: 'doMarkGood', hint: 'simpleHint', release: 'argument' },
  unmark: {
    verb: 'mark-good',
    title: 'planUnmark',
    label: 'doUnmark',
    hint: 'simpleHint',
    release: 'argument',
    options: { lift: true },
  },
  freeze: { verb: 'freeze', title: 'planFreeze', label: 'doFreeze', hint: 'freezeHint' },
  unfreeze: { verb: 'freeze', title: 'planUnfreeze', label: 'doUnfreeze', hint: 'simpleHint', options: { lift: true } },
  retire: { verb: 'retire', title: 'planRetire', label: 'doRetire', hint: 'retireHint', isDangerous: true },
  canary: { verb: 'canary', title: 'planCanary', label: 'doCanary', hint: 'canaryHint', release: 'option' },
  widen: { verb: 'canary', title: 'planWiden', label: 'doWiden', hint: 'widenHint' },
  pause: { verb: 'canary', title: 'planPause', label: 'doPause', hint: 'pauseHint', options: { pause: true } },
  resume: { verb: 'canary', title: 'planResume', label: 'doResume', hint: 'resumeHint', options: { resume: true } },
  end: {
    verb: 'canary',
    title: 'planEnd',
    label: 'doEnd',
    hint: 'endHint',
    isDangerous: true,
    options: { end: true },
  },
});

export type ChangeKind = keyof typeof KINDS;

export interface Change {
  kind: ChangeKind;
  name: string;
  /** Default: the last known good release. */
  release?: { id: string; version: string | null };
}
