import { render } from '@testing-library/react';
import { FirstPicture } from './first-picture.tsx';

const PICTURE = '<div class="boot"><b class="boot-picture"><img alt="" src="http://media.test/p/a?w=480"></b></div>';

function openPage(html: string): void {
  document.body.innerHTML = html;
}

const pictures = () => document.querySelectorAll('.boot-picture');

function show(image: string): HTMLImageElement {
  const other = document.createElement('img');
  Object.defineProperties(other, { currentSrc: { value: image }, complete: { value: true } });
  document.body.append(other);
  return other;
}

const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', {
    configurable: true,
    get(this: HTMLImageElement) {
      return this.src;
    },
  });
});

test('keeps the picture that the page server painted until the page shows it', async () => {
  openPage(PICTURE);
  const { rerender } = render(<FirstPicture isPageShown={false} />);
  expect(pictures()).toHaveLength(1);
  rerender(<FirstPicture isPageShown />);
  show('http://media.test/p/other?w=480');
  await nextFrames();
  expect(pictures()).toHaveLength(1);
  show('http://media.test/p/a?w=480');
  await nextFrames();
  expect(pictures()).toHaveLength(0);
});

test('gives a page without that picture its place after a second', () => {
  jest.useFakeTimers();
  openPage(PICTURE);
  render(<FirstPicture isPageShown />);
  jest.advanceTimersByTime(900);
  expect(pictures()).toHaveLength(1);
  jest.advanceTimersByTime(200);
  expect(pictures()).toHaveLength(0);
  jest.useRealTimers();
});

test.each(['before', 'after'])('shows a plain surface for a picture that broke %s the code ran', async (when) => {
  openPage(PICTURE);
  const image = document.querySelector('img') as HTMLImageElement;
  if (when === 'before') Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  const { rerender } = render(<FirstPicture isPageShown={false} />);
  if (when === 'after') image.dispatchEvent(new Event('error'));
  expect([pictures().length, document.images.length]).toEqual([1, 0]);
  rerender(<FirstPicture isPageShown />);
  await nextFrames();
  expect(pictures()).toHaveLength(0);
});

test('belongs to the first page only', () => {
  openPage(PICTURE);
  const { unmount } = render(<FirstPicture isPageShown={false} />);
  unmount();
  const { container } = render(<FirstPicture isPageShown={false} />);
  expect(container.querySelector('.boot-picture')).toBeNull();
});

test('shows nothing on a page without a first picture', () => {
  openPage('<div id="root"></div>');
  const { container } = render(<FirstPicture isPageShown={false} />);
  expect(container.querySelector('img')).toBeNull();
});
