export { ListRow } from './patterns/list-row/list-row.tsx';
