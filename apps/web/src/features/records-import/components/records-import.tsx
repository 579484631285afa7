import { Button, NativeSelect } from '@mantine/core';
import { MOST_RECORDS, RECORDS_FILE_BYTES } from '@tryout/contract/records-import/records-import';
import { RECORD_KINDS, type RecordKind, recordFields } from '@tryout/domain/records-import/import-record';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ImportSteps } from '../../../ui/import/import-steps.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import {
  checkRecords,
  rememberedMapping,
  useStartRecordsImport,
  workbookRows,
} from '../records-import.api.ts';
import { messages } from '../records-import.messages.ts';

/** Brings departments, locations, employees or positions from a file into the organization. */
export function RecordsImport() {
  const t = useText(messages);
  const format = useFormat();
  const start = useStartRecordsImport();
  const [kind, setKind] = useState<RecordKind>('departments');
  const [round, setRound] = useState(0);
  const fieldName = (key: string) => t(`records.field.${key as 'name'}`);
  return (
    <Panel title={t('records.import')}>
      <Stack gap={4}>
        <p>{t('records.about')}</p>
        <NativeSelect
          label={t('records.kind')}
          description={t(`records.note.${kind}`)}
          value={kind}
          data={RECORD_KINDS.map((value) => ({ value, label: t(`records.kind.${value}`) }))}
          onChange={(event) => setKind(event.currentTarget.value as RecordKind)}
        />
        <ImportSteps
          // Another kind has other columns: the steps begin again.
          key={`${kind} ${round}`}
          fields={recordFields(kind).map((field) => ({ ...field, label: fieldName(field.key) }))}
          label={t('records.file')}
          hint={t('records.hint', { most: format.number(MOST_RECORDS) })}
          maxBytes={RECORDS_FILE_BYTES}
          maxRows={MOST_RECORDS}
          workbook={workbookRows}
          remembered={rememberedMapping(kind)}
          check={async (mapped) => {
            const report = await checkRecords(kind, mapped);
            return {
              ready: report.created + report.updated,
              counts: [
                { label: t('records.created'), count: report.created },
                { label: t('records.updated'), count: report.updated },
                { label: t('records.unchanged'), count: report.unchanged },
                { label: t('records.refused'), count: report.refused },
              ],
              problems: report.problems.map(({ line, field, code }) => ({
                line: mapped.sheet.rows[line - 1]?.line ?? line,
                field: fieldName(field),
                message: t(`records.problem.${code}`),
              })),
              problem_count: report.problem_count,
            };
          }}
          start={(mapped) => start(kind, mapped)}
          next={
            <Button variant="default" onClick={() => setRound((before) => before + 1)}>
              {t('records.another')}
            </Button>
          }
        />
      </Stack>
    </Panel>
  );
}
