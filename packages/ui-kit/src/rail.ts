export { Rail } from './patterns/rail/rail.tsx';
