export { RelativeTime } from './patterns/relative-time/relative-time.tsx';
