import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from './button.tsx';

test('a busy button keeps its name and its focus and takes no click', async () => {
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

test('a busy submit button does not send its form again', async () => {
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

test('a button in a form does not submit it unless told to', () => {
  render(<Button>More</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('a link can look like a button', () => {
  expect(buttonClass({ variant: 'primary', size: 'small' })).toBe('button primary small');
});
