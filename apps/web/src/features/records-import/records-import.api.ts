import { useQueryClient } from '@tanstack/react-query';
import {
  checkRecordsImport,
  readRecordsMapping,
  startRecordsImport,
} from '@tryout/contract/records-import/records-import';
import { readWorkbookRows } from '@tryout/contract/talent-pool/people-import';
import type { ColumnMapping } from '@tryout/domain/records/column-matching';
import type { RecordKind } from '@tryout/domain/records-import/import-record';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { uploadFile } from '../../platform/api/upload.ts';
import { type MappedSheet, mappedText } from '../../ui/import/mapped-sheet.ts';

const asFile = (kind: RecordKind, mapped: MappedSheet) =>
  new File([mappedText(mapped)], `${kind}.csv`, { type: 'text/csv' });

/** What an import would do. */
export const checkRecords = (kind: RecordKind, mapped: MappedSheet) =>
  uploadFile(checkRecordsImport, { file: asFile(kind, mapped), params: { kind }, body: {} });

/** Sets an import off; the job tray shows it from then on. */
export function useStartRecordsImport() {
  const client = useQueryClient();
  return async (kind: RecordKind, mapped: MappedSheet) => {
    const mapping = JSON.stringify({ headings: mapped.sheet.headings, mapping: mapped.mapping });
    const job = await uploadFile(startRecordsImport, {
      file: asFile(kind, mapped),
      params: { kind },
      body: { mapping: mapping.length > 20_000 ? '' : mapping },
    });
    await invalidateFeature(client, 'background-jobs');
    return job;
  };
}

/** The rows of a workbook. */
export const workbookRows = async (file: File) => (await uploadFile(readWorkbookRows, { file })).rows;

/** How columns of the same headings were mapped before; null: they are new. */
export const rememberedMapping =
  (kind: RecordKind) =>
  async (headings: readonly string[]): Promise<ColumnMapping | null> =>
    (
      await callRoute(readRecordsMapping, {
        params: { kind },
        body: { headings: headings.slice(0, 200).map((each) => each.slice(0, 200)) },
      })
    ).mapping;
