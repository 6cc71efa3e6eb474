/** Pixels; the media host serves each picture in these widths at `?w=`. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];
