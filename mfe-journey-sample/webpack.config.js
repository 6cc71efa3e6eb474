import { remoteConfiguration } from '@xana/build-kit/webpack/remote';

export default remoteConfiguration(import.meta.dirname);
