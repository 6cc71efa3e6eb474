export { Skeleton } from './primitives/skeleton/skeleton.tsx';
