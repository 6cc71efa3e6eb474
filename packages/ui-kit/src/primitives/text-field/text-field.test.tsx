import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field.tsx';

test('is named by its label and described by its hint', async () => {
  render(<TextField label="Name" hint="Up to 255 characters" />);
  const field = screen.getByRole('textbox', { name: 'Name', description: 'Up to 255 characters' });
  await userEvent.click(screen.getByText('Name'));
  expect(document.activeElement).toBe(field);
});

test('replaces the hint with the error and marks the field as invalid', () => {
  render(<TextField label="Name" hint="Up to 255 characters" error="Give it a name." />);
  const field = screen.getByRole('textbox', { description: 'Give it a name.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Up to 255 characters')).toBeNull();
});
