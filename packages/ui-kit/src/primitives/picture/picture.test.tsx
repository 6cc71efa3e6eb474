import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const place = { sizes: '20rem', ratio: '16 / 9' };

test('offers each width of the media host and leaves the choice to the browser', () => {
  render(<Picture src="http://media/p/a" alt="A hall" {...place} />);
  const image = screen.getByRole('img', { name: 'A hall' });
  expect(image.getAttribute('srcset')).toContain('http://media/p/a?w=320 320w, http://media/p/a?w=480 480w');
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('the first screen’s largest picture is fetched before all others', () => {
  render(<Picture src="http://media/p/a" alt="A hall" {...place} isUrgent />);
  const image = screen.getByRole('img');
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('fades in when it has come, and starts anew with another address', () => {
  const { rerender } = render(<Picture src="http://media/p/a" alt="A hall" {...place} />);
  const state = () => screen.getByRole('img').getAttribute('data-state');
  expect(state()).toBe('loading');
  fireEvent.load(screen.getByRole('img'));
  expect(state()).toBe('loaded');
  rerender(<Picture src="http://media/p/b" alt="A hall" {...place} />);
  expect(state()).toBe('loading');
});

test('a broken picture keeps its place and its name', () => {
  render(<Picture src="http://media/p/a" alt="A hall" {...place} />);
  fireEvent.error(screen.getByRole('img'));
  const frame = screen.getByRole('img', { name: 'A hall' });
  expect(frame.tagName).toBe('SPAN');
  expect(frame.style.aspectRatio).toBe('16 / 9');
});

test('a broken picture of no meaning says nothing', () => {
  render(<Picture src={null} alt="" {...place} />);
  expect(screen.queryByRole('img')).toBeNull();
});
