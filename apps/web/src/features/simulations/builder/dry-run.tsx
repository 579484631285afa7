import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BandBar, BandBars } from '../../../ui/charts/band-bar.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';

type Run = NonNullable<SimulationRecord['last_dry_run']>;

/** What simulated candidates came to; told when the simulation has changed since. */
export function DryRun({ run, edit }: { run: Run; edit: number }) {
  const t = useText(messages);
  const format = useFormat();
  const span = ({ min, median, max }: { min: number; median: number; max: number }) => ({
    min: format.number(min, { maximumFractionDigits: 1 }),
    median: format.number(median, { maximumFractionDigits: 1 }),
    max: format.number(max, { maximumFractionDigits: 1 }),
  });
  return (
    <Stack gap={3}>
      <p role="status">
        {t(run.ok ? 'builder.dry_run.ok' : 'builder.dry_run.not_ok', {
          count: run.candidates,
          at: format.date(run.at, { dateStyle: 'medium', timeStyle: 'short' }),
        })}{' '}
        {run.edit !== edit && <span className={classes.warning}>{t('builder.dry_run.older')}</span>}
      </p>
      {run.failures.length > 0 && (
        <ul className={classes.problems}>
          {run.failures.map((failure) => (
            <li key={failure} dir="auto">
              {failure}
            </li>
          ))}
        </ul>
      )}
      {run.minutes && <p>{t('builder.dry_run.minutes', span(run.minutes))}</p>}
      {run.job_fit_score && <p>{t('builder.dry_run.job_fit', span(run.job_fit_score))}</p>}
      {run.subtraits.length > 0 && (
        <BandBars caption={t('builder.dry_run.subtraits')}>
          {run.subtraits.map((each) => (
            <BandBar
              key={each.subtrait_id}
              label={each.subtrait}
              score={each.score?.median ?? null}
              note={
                each.score
                  ? t('builder.dry_run.spread', span(each.score))
                  : t('builder.dry_run.scored', { scored: each.scored, of: run.candidates })
              }
            />
          ))}
        </BandBars>
      )}
    </Stack>
  );
}
