import { screen } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { phrases } from '../../phrases/phrases.ts';
import { JourneySampleScreen } from './journey-sample-screen.tsx';

it.each([
  ['en', 'This page is contributed by mfe-journey-sample.'],
  ['ja', 'このページはmfe-journey-sampleが提供しています。'],
] as const)('speaks %s', async (locale, text) => {
  await renderInFakeShell(JourneySampleScreen, { remote: 'mfe-journey-sample', locale, phrases });
  expect(screen.getByText(text)).toBeTruthy();
});
