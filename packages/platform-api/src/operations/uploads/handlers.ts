import type { uploadsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { uploadFile, uploadFileV3 } from './upload-file.ts';

export const uploadsHandlers = { uploadFile, uploadFileV3 } satisfies Implements<typeof uploadsOperations>;
