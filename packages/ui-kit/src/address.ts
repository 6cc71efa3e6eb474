export { Address } from './patterns/address/address.tsx';
