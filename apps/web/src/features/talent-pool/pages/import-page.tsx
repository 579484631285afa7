import {
  CV_ARCHIVE_BYTES,
  MOST_IMPORTED,
  PEOPLE_FILE_BYTES,
} from '@tryout/contract/talent-pool/people-import';
import { PERSON_IMPORT_FIELDS, type PersonImportKey } from '@tryout/domain/talent-pool/import-person';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { ImportSteps } from '../../../ui/import/import-steps.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import {
  checkPeople,
  rememberedMapping,
  sendCvArchive,
  useStartPeopleImport,
  workbookRows,
} from '../import.api.ts';
import { importMessages } from '../import.messages.ts';
import { messages } from '../talent-pool.messages.ts';

/** `/user/candidates/import`: brings people from a file into the talent pool. */
export function ImportPage() {
  const t = useText(importMessages);
  const w = useText(messages);
  const format = useFormat();
  const start = useStartPeopleImport();
  const [cvs, setCvs] = useState<string | null>(null);
  const fields = PERSON_IMPORT_FIELDS.map((field) => ({
    ...field,
    label: t(`import.field.${field.key as PersonImportKey}`),
  }));
  return (
    <Page width="text">
      <PageHeader
        title={t('import.title')}
        crumbs={[{ label: w('talent-pool.title'), to: '/user/candidates' }]}
      />
      <Stack gap={5}>
        <p>{t('import.about')}</p>
        <ImportSteps
          fields={fields}
          label={t('import.file')}
          hint={t('import.hint', { most: format.number(MOST_IMPORTED) })}
          maxBytes={PEOPLE_FILE_BYTES}
          maxRows={MOST_IMPORTED}
          workbook={workbookRows}
          remembered={rememberedMapping}
          options={
            <Panel title={t('import.cvs')} tone="sunken">
              <Stack gap={3}>
                <p>{t('import.cvs.text')}</p>
                <FileDrop
                  accept=".zip"
                  maxBytes={CV_ARCHIVE_BYTES}
                  label={t('import.cvs.file')}
                  upload={async (file, options) => {
                    const received = await sendCvArchive(file, options);
                    setCvs(received.cvs_id);
                  }}
                />
              </Stack>
            </Panel>
          }
          check={async (mapped) => {
            const report = await checkPeople(mapped, cvs);
            return {
              ready: report.created + report.updated,
              counts: [
                { label: t('import.created'), count: report.created },
                { label: t('import.updated'), count: report.updated },
                { label: t('import.unchanged'), count: report.unchanged },
                { label: t('import.refused'), count: report.refused },
                ...(cvs === null ? [] : [{ label: t('import.cvs.found'), count: report.cvs }]),
              ],
              problems: report.problems.map(({ line, field, code }) => ({
                line: mapped.sheet.rows[line - 1]?.line ?? line,
                field: t(`import.field.${field}`),
                message: t(`import.problem.${code}`),
              })),
              problem_count: report.problem_count,
            };
          }}
          start={(mapped) => start(mapped, cvs)}
          next={<LinkButton to="/user/candidates">{t('import.next')}</LinkButton>}
        />
      </Stack>
    </Page>
  );
}
