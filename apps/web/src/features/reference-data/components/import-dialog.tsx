import {
  MOST_ALIASES,
  MOST_IMPORTED_ENTRIES,
  type ReferenceKind,
} from '@tryout/domain/reference-data/reference-kinds';
import { REFERENCE_COLUMNS, type ReferenceColumn } from '@tryout/domain/reference-data/reference-words';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ImportSteps } from '../../../ui/import/import-steps.tsx';
import { useImportEntries } from '../reference-data.api.ts';
import { messages } from '../reference-data.messages.ts';

const NAMES: Readonly<Record<ReferenceColumn, readonly string[]>> = {
  name: ['Name', 'English', 'Title', 'Skill', 'الاسم'],
  name_ar: ['Arabic', 'ar', 'العربية'],
  aliases: ['Aliases', 'Synonyms', 'Other spellings', 'تهجئات أخرى'],
  code: ['Code', 'الرمز'],
};

/** Brings a file of entries into a list: chosen, mapped, looked at, imported. */
export function ImportDialog({ kind, onClose }: { kind: ReferenceKind; onClose: () => void }) {
  const t = useText(messages);
  const format = useFormat();
  const send = useImportEntries(kind);
  return (
    <Dialog
      opened
      onClose={onClose}
      width={760}
      title={t('reference.import.title', { list: t(`reference.kind.${kind}`) })}
    >
      <ImportSteps
        fields={REFERENCE_COLUMNS.filter((key) => key !== 'code' || kind === 'industry').map((key) => ({
          key,
          label: t(`reference.import.field.${key}`),
          required: key === 'name',
          names: NAMES[key],
        }))}
        label={t('reference.import.file')}
        hint={t('reference.import.hint', { most: format.number(MOST_IMPORTED_ENTRIES) })}
        maxBytes={900_000}
        maxRows={MOST_IMPORTED_ENTRIES}
        check={async (mapped) => {
          const report = await send(mapped, true);
          return {
            ready: report.added + report.changed,
            counts: (['added', 'changed', 'unchanged'] as const).map((key) => ({
              label: t(`reference.import.${key}`),
              count: report[key],
            })),
            problems: report.problems.map(({ line, field, code }) => ({
              line: mapped.sheet.rows[line - 1]?.line ?? line,
              field: t(`reference.import.field.${field}`),
              message: t(`reference.import.problem.${code}`, { most: MOST_ALIASES }),
            })),
            problem_count: report.problem_count,
          };
        }}
        start={(mapped) => send(mapped, false)}
        done={t('reference.import.done')}
      />
    </Dialog>
  );
}
