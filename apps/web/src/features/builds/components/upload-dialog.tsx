import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { BUILD_ARCHIVE_LIMITS } from '@tryout/domain/builds/build-archive-limits';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from '../builds.messages.ts';
import { sendBuild, type UploadedBuild } from '../upload.api.ts';

interface UploadDialogProps {
  /** The build that a new version is for; without it the manifest decides. */
  readonly build?: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  readonly onDone: (uploaded: UploadedBuild) => void;
}

/** Sends an archive. Closing it while it sends stops it; the same file goes on from there later. */
export function UploadDialog({ build, onClose, onDone }: UploadDialogProps) {
  const t = useText(messages);
  const client = useQueryClient();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={build ? t('builds.upload_version', { name: build.name }) : t('builds.upload')}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('builds.close')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t('builds.upload.text')}</p>
        <FileDrop
          accept=".zip"
          maxBytes={BUILD_ARCHIVE_LIMITS.archive_bytes}
          label={t('builds.upload.file')}
          hint={t('builds.upload.hint')}
          upload={async (file, { signal, onProgress }) => {
            const uploaded = await sendBuild({ file, buildId: build?.id, signal, onProgress });
            await invalidateFeature(client, 'builds');
            await invalidateFeature(client, 'background-jobs');
            if (!uploaded.is_new)
              toast.say({ message: t('builds.upload.known', { version: uploaded.version }) });
            onDone(uploaded);
          }}
        />
      </Stack>
    </Dialog>
  );
}
