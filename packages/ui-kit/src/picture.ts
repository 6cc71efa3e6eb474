export { onPictureBroken, retryPictures } from './primitives/picture/broken-pictures.ts';
export { Picture } from './primitives/picture/picture.tsx';
