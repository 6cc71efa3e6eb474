import { render, screen } from '@testing-library/react';
import { Notice } from './notice.tsx';

test('announces a problem as an alert and everything else as a status', () => {
  const { rerender } = render(<Notice tone="problem" text="This code has expired." />);
  expect(screen.getByRole('alert').textContent).toBe('This code has expired.');
  rerender(<Notice tone="progress" text="Preparing…" hint="It is free." />);
  expect(screen.getByRole('status').textContent).toBe('Preparing…It is free.');
});

test('keeps its live region without a text, so that a later text is announced', () => {
  const { rerender } = render(<Notice tone="problem" text="" />);
  const region = screen.getByRole('alert');
  expect(region.childElementCount).toBe(0);
  rerender(<Notice tone="problem" text="Try again." />);
  expect(screen.getByRole('alert')).toBe(region);
  expect(region.textContent).toBe('Try again.');
});
