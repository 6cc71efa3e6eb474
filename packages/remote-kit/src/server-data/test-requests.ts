import { act, waitFor } from '@testing-library/react';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import type { ComponentType } from 'react';
import { answerTo, renderInFakeShell } from '../fake-shell/fake-shell.tsx';

/** Shows a component that reads an operation; each request waits until the test answers it. */
export async function showUnanswered<Op extends Operation>(component: ComponentType, operation: Op) {
  const requests: { input: InputOf<Op>; resolve(output: OutputOf<Op>): void }[] = [];
  const ask = (input: InputOf<Op>) =>
    new Promise<OutputOf<Op>>((resolve) => {
      requests.push({ input, resolve });
    });
  await renderInFakeShell(component, { remote: 'mfe-profile', answers: [answerTo(operation, ask)] });
  return {
    requests,
    async answer(index: number, output: OutputOf<Op>) {
      await waitFor(() => expect(requests.length).toBeGreaterThan(index));
      await act(async () => requests[index]?.resolve(output));
    },
  };
}
