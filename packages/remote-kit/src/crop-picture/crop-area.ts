interface Size {
  width: number;
  height: number;
}

/** Which section of a picture is shown: its center in pixels of the picture, and the zoom, 1 for the largest section. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const MAX_ZOOM = 5;

/** Pixels of the picture per pixel of the frame. */
export function scaleOf(picture: Size, frame: Size, zoom: number): number {
  return Math.min(picture.width / frame.width, picture.height / frame.height) / zoom;
}

/** The rectangle of the picture that fills the frame. */
export function rectangleOf({ x, y, zoom }: Crop, picture: Size, frame: Size) {
  const scale = scaleOf(picture, frame, zoom);
  const [width, height] = [frame.width * scale, frame.height * scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Keeps the zoom in its range, and the rectangle inside the picture. */
export function clampCrop({ x, y, zoom }: Crop, picture: Size, frame: Size): Crop {
  const allowed = clamp(zoom, 1, MAX_ZOOM);
  const { width, height } = rectangleOf({ x, y, zoom: allowed }, picture, frame);
  return {
    x: clamp(x, width / 2, picture.width - width / 2),
    y: clamp(y, height / 2, picture.height - height / 2),
    zoom: allowed,
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));
