export { Grid } from './patterns/grid/grid.tsx';
