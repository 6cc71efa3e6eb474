import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMount } from '../context/mount-context.ts';
import { queryClientFor } from './query-clients.ts';

export function ServerDataProvider({ children }: { children: ReactNode }) {
  const { remote, release, session } = useMount();
  const [client] = useState(() => queryClientFor(`${remote}@${release}`, session));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
