export { Badge, BadgeDot } from './primitives/badge/badge.tsx';
