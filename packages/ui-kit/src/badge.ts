export { Badge } from './primitives/badge/badge.tsx';
