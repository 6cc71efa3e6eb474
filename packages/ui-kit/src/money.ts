export { Money } from './patterns/money/money.tsx';
