import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from './button.tsx';

test('keeps name and focus and ignores clicks while busy', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Buy</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
  rerender(
    <Button onClick={onClick} isBusy>
      Buy
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Buy' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('does not submit the form again while busy', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('does not submit a form by default', () => {
  render(<Button>More</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('styles a link as a button', () => {
  expect(buttonClass({ variant: 'primary', size: 'small' })).toBe('button primary small');
});
