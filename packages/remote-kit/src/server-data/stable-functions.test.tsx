import { fireEvent, screen } from '@testing-library/react';
import { followUser } from '@xana/contracts/http/follow/follows';
import { useLocalized } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { useFormErrorText } from '@xana/i18n/messages';
import { useTagName } from '@xana/i18n/tags';
import {
  useAction,
  useBus,
  useEditAnswers,
  useEditPages,
  useEditRows,
  useErrorToast,
  useHandledEvent,
  useMemberAction,
  useRefresh,
  useToast,
} from '@xana/remote-kit';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { useCopyLink, useShare } from '@xana/remote-kit/share';
import { useState } from 'react';

/** An effect with a function that is new in each render is undone by each render, and with it what it has begun. */
const HOOKS: [name: string, use: () => unknown][] = [
  ['useAction', () => useAction(followUser).run],
  ['useBus', useBus],
  ['useCopyLink', useCopyLink],
  ['useEditAnswers', useEditAnswers],
  ['useEditPages', useEditPages],
  ['useEditRows', useEditRows],
  ['useErrorText', useErrorText],
  ['useErrorToast', useErrorToast],
  ['useFormErrorText', useFormErrorText],
  ['useHandledEvent', () => useHandledEvent().close],
  ['useLocalized', useLocalized],
  ['useMemberAction', () => useMemberAction('follow')],
  ['useRefresh', useRefresh],
  ['useShare', useShare],
  ['useTagName', useTagName],
  ['useToast', useToast],
];

it.each(HOOKS)('%s returns the same function in each render', async (_name, use) => {
  const returned: unknown[] = [];
  function Component() {
    const [renders, setRenders] = useState(1);
    returned.push(use());
    return (
      <button type="button" onClick={() => setRenders(renders + 1)}>
        {renders}
      </button>
    );
  }
  await renderInFakeShell(Component, { remote: 'mfe-profile' });
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('2');
  expect(new Set(returned).size).toBe(1);
});
