import { useMutation } from '@tanstack/react-query';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { FileDrop } from '@xana/ui-kit/file-drop';
import { Notice } from '@xana/ui-kit/notice';
import { useState } from 'react';
import { usePermission } from '../access/use-permission.ts';
import { useReturnedFocus } from '../frame/returned-focus.ts';
import { phrases } from '../phrases/phrases.ts';
import { uploadBuild } from '../server/desk-client.ts';
import { queryClient } from '../server/use-desk-data.ts';
import * as css from './upload.module.css';

/** Stores a build that `release pack` wrote. It is not active then. */
export function UploadDialog({ name, onClose }: { name: string; onClose(): void }) {
  const text = phrases.useText();
  const [file, setFile] = useState<File>();
  const { missing, admins } = usePermission('publish', name);
  useReturnedFocus();
  const { mutate, error, isPending, data } = useMutation({
    mutationFn: (chosen: File) => uploadBuild(name, chosen),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['releases', name] }),
  });
  return (
    <Dialog title={text('uploadTitle', { name })} closeLabel={text('close')} onClose={onClose}>
      <div className={css.form}>
        <FileDrop
          label={text('uploadFile')}
          hint={file?.name ?? text('uploadHint')}
          accept=".json,application/json"
          onFile={setFile}
        />
        <Notice
          tone="warning"
          text={missing && text('missingRole', { role: missing, name })}
          hint={text('askAdmin', { admins })}
        />
        <Notice
          tone="success"
          text={data && text(data.isNew ? 'uploaded' : 'uploadedBefore', { version: data.version })}
          hint={text('uploadedHint')}
        />
        <Notice tone="problem" text={error && text('failed')} hint={error?.message} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{text(data ? 'close' : 'cancel')}</Button>
        {!data && (
          <Button
            variant="primary"
            isBusy={isPending}
            disabled={!file || missing !== null}
            onClick={() => file && mutate(file)}
          >
            {text('upload')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
