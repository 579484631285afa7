import type { ApplicantRow } from '@tryout/contract/applicants';
import { useText } from '../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../ui/band.ts';
import { BandChip } from '../../../ui/band-chip.tsx';
import { messages } from '../applicants.messages.ts';
import classes from './fit.module.css';

/** Job fit as number and band. */
export function Fit({ row }: { row: Pick<ApplicantRow, 'job_fit_score'> }) {
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
      <BandChip score={row.job_fit_score} />
    </span>
  );
}
