import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { DeskRelease } from '@xana/contracts/releases/desk';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from './server/use-desk-data.ts';

/** A release as the server describes it. */
export const RELEASE: DeskRelease = {
  id: 'aaaaaaaaaaaaaaaa',
  version: '2.0.0',
  bytes: 42_000,
  entryBytes: 41_000,
  budgetBytes: 40_000,
  commit: 'abcdef0123456789',
  builder: null,
  provenance: null,
  attestation: null,
  health: { verdict: 'good', isMarked: false, mounted: 990, failed: 10, erred: 5 },
  isQuarantined: false,
  isDevelopment: false,
  wasActive: true,
};
export const OLDER_RELEASE: DeskRelease = {
  ...RELEASE,
  id: 'bbbbbbbbbbbbbbbb',
  version: '1.0.0',
  bytes: 40_000,
  commit: null,
};

/** Renders a part of the desk without earlier answers of the server. @param address where its router is */
export function renderInDesk(part: ReactNode, address = '/') {
  queryClient.clear();
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}
