import { join } from 'node:path';
import type { PlatformConfig } from '../config/platform-config.ts';
import { createFolderStore, type PictureStore } from './picture-store.ts';
import { createS3Store } from './s3-picture-store.ts';

/** Where uploads are stored: the object storage, or a folder beside the embedded database. */
export const createPictureStore = ({
  s3,
  dataDirectory,
}: Pick<PlatformConfig, 's3' | 'dataDirectory'>): PictureStore =>
  s3 ? createS3Store(s3) : createFolderStore(join(dataDirectory, 'uploads'));
