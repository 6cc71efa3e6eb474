export { Picture } from './primitives/picture/picture.tsx';
