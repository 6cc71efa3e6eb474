export { Rail, railActionClass } from './patterns/rail/rail.tsx';
