import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field.tsx';

test('the label names the field and the hint describes it', async () => {
  render(<TextField label="Name" hint="Up to 255 characters" />);
  const field = screen.getByRole('textbox', { name: 'Name', description: 'Up to 255 characters' });
  await userEvent.click(screen.getByText('Name'));
  expect(document.activeElement).toBe(field);
});

test('an error takes the hint’s place and marks the field', () => {
  render(<TextField label="Name" hint="Up to 255 characters" error="Give it a name." />);
  const field = screen.getByRole('textbox', { description: 'Give it a name.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Up to 255 characters')).toBeNull();
});
