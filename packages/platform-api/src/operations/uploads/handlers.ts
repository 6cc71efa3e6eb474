import type { uploadsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { uploadFile } from './upload-file.ts';
import { uploadFileV3 } from './upload-file-v3.ts';

export const uploadsHandlers = { uploadFile, uploadFileV3 } satisfies Implements<typeof uploadsOperations>;
