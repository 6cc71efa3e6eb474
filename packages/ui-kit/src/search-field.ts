export { SearchField } from './primitives/search-field/search-field.tsx';
