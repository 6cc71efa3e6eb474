import { clampCrop, MAX_ZOOM, rectangleOf } from './crop-area.ts';

const picture = { width: 1_000, height: 500 };
const square = { width: 100, height: 100 };

test('shows the largest section that has the shape of the frame', () => {
  expect(rectangleOf({ x: 500, y: 250, zoom: 1 }, picture, square)).toEqual({ x: 250, y: 0, width: 500, height: 500 });
  expect(rectangleOf({ x: 500, y: 250, zoom: 2 }, picture, square)).toEqual({
    x: 375,
    y: 125,
    width: 250,
    height: 250,
  });
});

test('keeps the section inside the picture, and the zoom in its range', () => {
  expect(clampCrop({ x: -50, y: 900, zoom: 1 }, picture, square)).toEqual({ x: 250, y: 250, zoom: 1 });
  expect(clampCrop({ x: 0, y: 0, zoom: 2 }, picture, square)).toEqual({ x: 125, y: 125, zoom: 2 });
  expect(clampCrop({ x: 500, y: 250, zoom: 99 }, picture, square).zoom).toBe(MAX_ZOOM);
  expect(clampCrop({ x: 500, y: 250, zoom: 0 }, picture, square).zoom).toBe(1);
});
