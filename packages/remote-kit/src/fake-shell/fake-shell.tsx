import { type RenderResult, render, screen } from '@testing-library/react';
import { loadPhrases, setLanguage, startI18n } from '@xana/i18n';
import { act, type ComponentType } from 'react';
import { RemoteRoot } from '../lifecycle/remote-root.tsx';
import { type FakeShellOptions, fakeContext, type Publish } from './fake-context.ts';

export { apiError } from '@xana/api-client';
export { answerTo, type FakeAnswer } from './fake-context.ts';

interface FakeShell extends RenderResult {
  /** Requests to the shell: `login`, `store`, `toast: …`. */
  asked: string[];
  failures: unknown[];
  path(): string;
  /** As the owner of the event: another remote, the session or the shell. */
  publish: Publish;
}

/** Renders a module's component like the shell, with a fake platform. For tests in jsdom. */
export async function renderInFakeShell(component: ComponentType, options: FakeShellOptions): Promise<FakeShell> {
  const { locale = 'en' } = options;
  startI18n(locale);
  await loadPhrases(locale);
  await setLanguage(locale);
  const { context, asked, failures, router, publish } = fakeContext(options);
  let rendered: RenderResult | undefined;
  await act(async () => {
    rendered = render(<RemoteRoot context={context} component={component} />);
  });
  const now = () => router.current().location;
  return Object.assign(rendered as RenderResult, {
    asked,
    failures,
    publish,
    path: () => now().pathname + now().search,
  });
}

/** Presses a button or link as soon as it is there, and waits for what follows. */
export async function press(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const found = await screen.findByRole(role, { name });
  await act(async () => found.click());
}
