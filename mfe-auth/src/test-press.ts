import { act, screen } from '@testing-library/react';

/** Waits for a button or link of this name and presses it. */
export async function press(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const found = await screen.findByRole(role, { name });
  await act(async () => found.click());
}
