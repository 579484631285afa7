import { MOST_OUTCOMES, OUTCOMES_FILE_BYTES } from '@tryout/contract/outcomes/outcomes';
import { OUTCOME_FIELDS, type OutcomeKey } from '@tryout/domain/outcomes/read-outcome';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ImportSteps } from '../../../ui/import/import-steps.tsx';
import { checkFile, useImportOutcomes } from '../outcomes.api.ts';
import { messages } from '../outcomes.messages.ts';

/** Brings outcomes of hired people from a file. */
export function OutcomeImport() {
  const t = useText(messages);
  const format = useFormat();
  const start = useImportOutcomes();
  return (
    <ImportSteps
      fields={OUTCOME_FIELDS.map((field) => ({
        ...field,
        label: t(`outcomes.field.${field.key as OutcomeKey}`),
      }))}
      label={t('outcomes.file')}
      hint={t('outcomes.hint', { most: format.number(MOST_OUTCOMES) })}
      maxBytes={OUTCOMES_FILE_BYTES}
      maxRows={MOST_OUTCOMES}
      check={async (mapped) => {
        const report = await checkFile(mapped);
        return {
          ready: report.created + report.updated,
          counts: [
            { label: t('outcomes.created'), count: report.created },
            { label: t('outcomes.updated'), count: report.updated },
            { label: t('outcomes.unchanged'), count: report.unchanged },
            { label: t('outcomes.refused'), count: report.refused },
          ],
          problems: report.problems.map(({ line, field, code }) => ({
            line: mapped.sheet.rows[line - 1]?.line ?? line,
            field: t(`outcomes.field.${field}`),
            message: t(`outcomes.problem.${code}`),
          })),
          problem_count: report.problem_count,
        };
      }}
      start={start}
      done={t('outcomes.done')}
    />
  );
}
