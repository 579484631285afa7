import { APPLICATION_STATUSES } from '@tryout/domain/application-status';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../positions.messages.ts';
import { vocabulary } from '../vocabulary.messages.ts';
import classes from './stage-funnel.module.css';

/** How many applications stand in each status, as bars of one scale with their numbers. */
export function StageFunnel({ counts }: { counts: Readonly<Record<string, number>> }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const format = useFormat();
  const most = Math.max(0, ...Object.values(counts));
  if (most === 0) return <p className={classes.none}>{t('positions.overview.funnel_none')}</p>;
  return (
    <ol className={classes.bars}>
      {APPLICATION_STATUSES.map((status) => {
        const count = counts[status] ?? 0;
        return (
          <li key={status} className={classes.row} data-empty={count === 0 || undefined}>
            <span className={classes.label}>{v(`positions.stage.${status}`)}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{format.number(count)}</span>
          </li>
        );
      })}
    </ol>
  );
}
