export { BuilderIcon, CollectionIcon, NftIcon } from './icons/search-icons.tsx';
