import { fireEvent, render } from '@testing-library/react';
import { contrast } from '../../tokens/test-contrast.ts';
import { Avatar, readableOn } from './avatar.tsx';

const person = { src: null, color: '#5b3df5' };

test.each([
  ['ayumi', 'A'],
  ['  mika', 'M'],
  ['さくら', 'さ'],
  ['漢字', '漢'],
  ['が', 'が'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['🇯🇵 japan', '🇯🇵'],
  ['é', 'É'],
  ['', '?'],
  ['   ', '?'],
])('shows for %p the initial %p', (name, initial) => {
  const { container } = render(<Avatar name={name} {...person} />);
  expect(container.textContent).toBe(initial);
});

test('finds the initial of letters and marks as a segmenter does', () => {
  const characters = [...'aZ7-かン漢ー\u3099\u0301\ufe0f\u200d👩🇯한é'];
  for (const first of characters) {
    for (const second of ['', ...characters]) {
      const [expected] = new Intl.Segmenter().segment(first + second);
      const { container, unmount } = render(<Avatar name={first + second} {...person} />);
      expect(container.textContent).toBe(expected?.segment.toUpperCase());
      unmount();
    }
  }
});

test('shows the initial instead of a broken picture and retries with a new URL', () => {
  const { container, rerender } = render(<Avatar name="Mika" src="http://media/a" color="#000000" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.textContent).toBe('M');
  rerender(<Avatar name="Mika" src="http://media/b" color="#000000" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('http://media/b?w=160');
});

test('is hidden from screen readers because the name is next to it', () => {
  const { container } = render(<Avatar name="Mika" {...person} />);
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('M');
});

test('keeps a contrast of 4.5:1 on any colour', () => {
  for (let step = 0; step < 4_096; step += 7) {
    const color = `#${step.toString(16).padStart(3, '0').replace(/./g, '$&$&')}`;
    expect(contrast(color, readableOn(color) ?? '')).toBeGreaterThanOrEqual(4.5);
  }
});

test('leaves an invalid colour to the style sheet', () => {
  expect(readableOn('red')).toBeUndefined();
  expect(readableOn('')).toBeUndefined();
});
