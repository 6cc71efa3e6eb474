export { PersonCard } from './patterns/person-card/person-card.tsx';
