import { shellConfiguration } from '@xana/build-kit/webpack/shell';

export default shellConfiguration(import.meta.dirname);
