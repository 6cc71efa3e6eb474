import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const layout = { sizes: '20rem', ratio: '16 / 9' };

test('offers each width of the media host in srcset', () => {
  render(<Picture src="http://media/p/a" alt="A hall" {...layout} />);
  const image = screen.getByRole('img', { name: 'A hall' });
  expect(image.getAttribute('srcset')).toContain('http://media/p/a?w=320 320w, http://media/p/a?w=480 480w');
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('loads an urgent picture with high priority', () => {
  render(<Picture src="http://media/p/a" alt="A hall" {...layout} isUrgent />);
  const image = screen.getByRole('img');
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('knows when it is loaded, and restarts with another URL', () => {
  const { rerender } = render(<Picture src="http://media/p/a" alt="A hall" {...layout} />);
  const state = () => screen.getByRole('img').getAttribute('data-state');
  expect(state()).toBe('loading');
  fireEvent.load(screen.getByRole('img'));
  expect(state()).toBe('loaded');
  rerender(<Picture src="http://media/p/b" alt="A hall" {...layout} />);
  expect(state()).toBe('loading');
});

test('keeps size and accessible name of a broken picture', () => {
  render(<Picture src="http://media/p/a" alt="A hall" {...layout} />);
  fireEvent.error(screen.getByRole('img'));
  const frame = screen.getByRole('img', { name: 'A hall' });
  expect(frame.tagName).toBe('SPAN');
  expect(frame.style.aspectRatio).toBe('16 / 9');
});

test('hides a broken decorative picture from screen readers', () => {
  render(<Picture src={null} alt="" {...layout} />);
  expect(screen.queryByRole('img')).toBeNull();
});
