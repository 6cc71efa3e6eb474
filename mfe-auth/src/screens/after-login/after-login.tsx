import { afterLoginAnswered } from '@xana/contracts/events/auth';
import { useHandledEvent, useMount } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { type ComponentType, useEffect, useState } from 'react';
import { isPageFree, watchFreePage } from '../../automatic-dialogs/free-page.ts';
import { runSteps } from './run-steps.ts';
import { type DialogProps, STEPS, type Step } from './steps.ts';

interface Shown {
  step: Step;
  Dialog: ComponentType<DialogProps>;
  finish(): void;
}

/** Opens on `session:memberArrived` and shows the dialogs of `STEPS`, one at a time, until the member has answered all. */
export function AfterLogin() {
  const { session, bus, router } = useMount();
  const { close } = useHandledEvent();
  const member = useMember();
  const [shown, setShown] = useState<Shown | null>(null);
  const memberId = member?.id;

  useEffect(() => {
    if (!member) return;
    const controller = new AbortController();
    runSteps({
      steps: STEPS,
      context: { session, member },
      signal: controller.signal,
      isPageFree: () => isPageFree(router),
      subscribe: (listener) => watchFreePage(router, listener),
      show: (step, Dialog) =>
        new Promise((resolve) => {
          const finish = () => {
            setShown(null);
            resolve();
          };
          setShown({ step, Dialog, finish });
        }),
    }).then(close, () => undefined);
    return () => {
      controller.abort();
      setShown(null);
    };
  }, [memberId]);

  useEffect(
    () =>
      bus.subscribe(afterLoginAnswered, ({ userId, step }) => {
        if (userId === memberId && step === shown?.step.id) shown?.finish();
      }),
    [bus, memberId, shown],
  );

  if (!shown || memberId === undefined) return null;
  const { Dialog, step, finish } = shown;
  const answer = () => {
    finish();
    if (!step.isOfTab) bus.publish(afterLoginAnswered, { userId: memberId, step: step.id });
  };
  return <Dialog onAnswered={answer} />;
}
