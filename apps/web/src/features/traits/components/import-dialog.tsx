import { Button } from '@mantine/core';
import { LIBRARY_FILE_BYTES } from '@tryout/contract/traits/traits';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { importMessages } from '../../../ui/import/import.messages.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { checkLibraryFile, type ImportResult, useStartLibraryImport } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';
import { ImportRows } from './import-rows.tsx';

interface Looked {
  readonly file: File;
  readonly result: ImportResult;
}

/** A file comes in two steps: what it would do, row by row, then all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const [looked, setLooked] = useState<Looked | null>(null);
  const started = useText(importMessages);
  const apply = useStartLibraryImport(() => {
    onClose();
    toast.say({ message: started('ui.import.started'), tone: 'success' });
  });
  const counts = looked?.result.counts;
  const nothing = counts !== undefined && counts.add + counts.change === 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('traits.import.title')}
      width={920}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('traits.import.cancel')}
          </Button>
          {looked && (
            <Button
              variant="default"
              onClick={() => {
                setLooked(null);
                apply.reset();
              }}
            >
              {t('traits.import.another')}
            </Button>
          )}
          {looked && counts && (
            <Button
              disabled={counts.problem > 0 || nothing}
              loading={apply.isPending}
              onClick={() => apply.mutate({ file: looked.file, digest: looked.result.digest })}
            >
              {t('traits.import.apply', { count: counts.add + counts.change })}
            </Button>
          )}
        </>
      }
    >
      {looked && counts ? (
        <Stack gap={4}>
          <FormErrorList errors={formErrors(apply.error).list} />
          <p role="status">
            {counts.problem > 0
              ? t('traits.import.problems', { count: counts.problem })
              : nothing
                ? t('traits.import.nothing')
                : t('traits.import.ready', { add: counts.add, change: counts.change, same: counts.same })}
          </p>
          <ImportRows rows={looked.result.rows} counts={counts} />
        </Stack>
      ) : (
        <Stack gap={4}>
          <p>{t('traits.import.text')}</p>
          <FileDrop
            accept=".csv,.json"
            maxBytes={LIBRARY_FILE_BYTES}
            label={t('traits.import.file')}
            upload={async (file, options) => {
              const result = await checkLibraryFile(file, options);
              setLooked({ file, result });
            }}
          />
        </Stack>
      )}
    </Dialog>
  );
}
