export { CoverCard } from './patterns/cover-card/cover-card.tsx';
