import { useQueryClient } from '@tanstack/react-query';
import {
  checkPeopleImport,
  readImportMapping,
  readWorkbookRows,
  startPeopleImport,
  uploadCvArchive,
} from '@tryout/contract/talent-pool/people-import';
import type { ColumnMapping } from '@tryout/domain/records/column-matching';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { type UploadInput, uploadFile } from '../../platform/api/upload.ts';
import { type MappedSheet, mappedText } from '../../ui/import/mapped-sheet.ts';

const asFile = (mapped: MappedSheet) => new File([mappedText(mapped)], 'people.csv', { type: 'text/csv' });
const withCvs = (cvs_id: string | null) => (cvs_id === null ? {} : { cvs_id });

/** What an import would do. */
export const checkPeople = (mapped: MappedSheet, cvs_id: string | null) =>
  uploadFile(checkPeopleImport, { file: asFile(mapped), body: withCvs(cvs_id) });

/** Sets an import off; the job tray shows it from then on. */
export function useStartPeopleImport() {
  const client = useQueryClient();
  return async (mapped: MappedSheet, cvs_id: string | null) => {
    const mapping = JSON.stringify({ headings: mapped.sheet.headings, mapping: mapped.mapping });
    const job = await uploadFile(startPeopleImport, {
      file: asFile(mapped),
      body: { ...withCvs(cvs_id), mapping: mapping.length > 20_000 ? '' : mapping },
    });
    await invalidateFeature(client, 'background-jobs');
    return job;
  };
}

/** Sends the archive of CVs that belongs to a file of people. */
export const sendCvArchive = (
  file: File,
  options: Pick<UploadInput<typeof uploadCvArchive>, 'signal' | 'onProgress'>,
) => uploadFile(uploadCvArchive, { file, ...options });

/** The rows of a workbook. */
export const workbookRows = async (file: File) => (await uploadFile(readWorkbookRows, { file })).rows;

/** How columns of the same headings were mapped before; null: they are new. */
export const rememberedMapping = async (headings: readonly string[]): Promise<ColumnMapping | null> =>
  (
    await callRoute(readImportMapping, {
      body: { headings: headings.slice(0, 200).map((each) => each.slice(0, 200)) },
    })
  ).mapping;
