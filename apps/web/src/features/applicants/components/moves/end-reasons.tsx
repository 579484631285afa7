import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { endReasonsQuery } from '../../list-rows.api.ts';
import { moveDialogMessages } from '../../move-dialog.messages.ts';
import { useReasonText } from '../../reason-text.ts';
import classes from './end-reasons.module.css';

const WITHOUT = ['employer', 'candidate', 'system', 'duplicate'] as const;

/** Why applications ended, as bars of one scale with their numbers; a reason leads to the people. */
export function EndReasons({ positionId }: { positionId: string }) {
  const t = useText(moveDialogMessages);
  const format = useFormat();
  const reasonText = useReasonText();
  const { data } = useQuery(endReasonsQuery(positionId));
  // Who may not see reasons, and a position that nobody has left yet, get no panel.
  if (!data) return null;
  const rows = [
    ...data.items.map((reason) => ({
      key: reason.reason_id,
      reason_id: reason.reason_id,
      label: reasonText(reason),
      count: reason.count,
    })),
    ...WITHOUT.filter((by) => data.without[by] > 0).map((by) => ({
      key: by,
      reason_id: null,
      label: t(`applicants.ended.${by}`),
      count: data.without[by],
    })),
  ];
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map((row) => row.count));
  return (
    <Panel title={t('applicants.ended.title')}>
      <ul className={classes.bars}>
        {rows.map((row) => (
          <li key={row.key} className={classes.row}>
            <span className={classes.label}>
              {row.reason_id === null ? (
                row.label
              ) : (
                <Link
                  to="/user/positions/$id/applicants"
                  params={{ id: positionId }}
                  search={{ reason: row.reason_id }}
                >
                  <bdi>{row.label}</bdi>
                </Link>
              )}
            </span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ inlineSize: `${(row.count / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{format.number(row.count)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
