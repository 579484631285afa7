import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { differMeaningfully } from '@tryout/domain/score-cards/measurement-error';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../../ui/charts/band.ts';
import { BandChip } from '../../../../ui/charts/band-chip.tsx';
import { messages } from '../../applicants.messages.ts';
import classes from './fit.module.css';

type Scored = Pick<ApplicantRow, 'job_fit_score' | 'job_fit_sem'> &
  Partial<Pick<ApplicantRow, 'job_fit_scale'>>;

/** Job fit as number and band, and whether it differs from the row above by more than measuring explains. */
export function Fit({ row, above }: { row: Scored; above?: Scored | undefined }) {
  const t = useText(messages);
  const { shown } = bandLook(row.job_fit_score);
  return (
    <span className={classes.fit}>
      {shown !== null && (
        <>
          <span className={classes.number} aria-hidden>
            {shown}
          </span>
          <span className="visually-hidden">{t('applicants.fit', { score: shown })}</span>
        </>
      )}
      <BandChip score={row.job_fit_score} scale={row.job_fit_scale} />
      {isTie(above, row) && (
        <span className={classes.tie}>
          <span aria-hidden>≈</span>
          <span className="visually-hidden">{t('applicants.tie')}</span>
        </span>
      )}
    </span>
  );
}

/** Whether the two differ by no more than measuring explains; without a score there is nothing to compare. */
export function isTie(above: Scored | undefined, row: Scored): boolean {
  if (above === undefined || above.job_fit_score === null || row.job_fit_score === null) return false;
  return (
    differMeaningfully(
      { score: above.job_fit_score, sem: above.job_fit_sem },
      { score: row.job_fit_score, sem: row.job_fit_sem },
    ) === false
  );
}
