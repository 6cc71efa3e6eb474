import { uploadFile } from './upload-file.ts';
import { uploadFileV3 } from './upload-file-v3.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const uploadsOperations = { uploadFile, uploadFileV3 } as const;
