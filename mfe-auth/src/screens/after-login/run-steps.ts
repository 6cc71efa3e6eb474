import { importWithPhrases } from '@xana/i18n';
import type { ComponentType } from 'react';
import { inTurn } from '../../automatic-dialogs/in-turn.ts';
import { type FreePage, untilFree } from '../../automatic-dialogs/until-free.ts';
import type { DialogProps, Step, StepContext } from './steps.ts';

interface RunSteps extends FreePage {
  steps: readonly Step[];
  context: StepContext;
  /** Shows the dialog; resolves when it is answered. */
  show(step: Step, Dialog: ComponentType<DialogProps>): Promise<void>;
}

/** Between two dialogs: the entry of the first one leaves the history, and the focus returns to the page. */
const PAUSE_MS = 400;

/** Shows the due dialogs one after the other, each only while no other dialog is open. @throws when `signal` aborts */
export async function runSteps({ steps, ...options }: RunSteps): Promise<void> {
  const startedAt = performance.now();
  for (const step of steps) {
    await sleep(step.delayMs - (performance.now() - startedAt), options.signal);
    await inTurn(() => runStep(step, options));
  }
}

async function runStep(step: Step, { context, signal, isPageFree, subscribe, show }: Omit<RunSteps, 'steps'>) {
  let Dialog: ComponentType<DialogProps> | undefined;
  let isDue = true;
  do {
    await untilFree({ isPageFree, subscribe, signal });
    isDue = await isStepDue(step, context);
    if (isDue) Dialog ??= await importWithPhrases(step.load);
    signal.throwIfAborted();
  } while (isDue && !isPageFree());
  if (!isDue || !Dialog) return;
  await untilAborted(show(step, Dialog), signal);
  await sleep(PAUSE_MS, signal);
}

/** A dialog that is left with a logout is never answered, and must not keep its turn. */
function untilAborted(answered: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    answered.then(resolve, reject);
  });
}

/** Without an answer of the server the step is asked again at the next visit. */
async function isStepDue(step: Step, context: StepContext): Promise<boolean> {
  try {
    return await step.isDue(context);
  } catch {
    return false;
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
