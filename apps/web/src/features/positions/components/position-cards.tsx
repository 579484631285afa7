import { Link } from '@tanstack/react-router';
import type { PositionItem } from '@tryout/contract/positions/positions';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import { messages } from '../positions.messages.ts';
import { haveApplied, stillApplying } from '../stage-counts.ts';
import { vocabulary } from '../vocabulary.messages.ts';
import classes from './position-cards.module.css';
import { PositionStatus } from './position-status.tsx';

interface PositionCardsProps {
  items: readonly PositionItem[];
  menu: (position: PositionItem) => RowAction[];
}

/** Positions as cards: how a hiring manager sees them, and anybody who likes cards better. */
export function PositionCards({ items, menu }: PositionCardsProps) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const format = useFormat();
  return (
    <ul className={classes.cards}>
      {items.map((position) => {
        const actions = menu(position);
        return (
          <li key={position.id} className={classes.card}>
            <div className={classes.head}>
              <PositionStatus status={position.status} />
              {actions.length > 0 && (
                <span className={classes.menu}>
                  <RowMenu name={position.title} actions={actions} />
                </span>
              )}
            </div>
            <h2 className={classes.title}>
              <Link to="/user/positions/$id" params={{ id: position.id }} className={classes.link}>
                {position.title}
              </Link>
            </h2>
            <p className={classes.quiet}>
              {[
                position.organization.name,
                ...position.locations,
                ...(position.remote ? [v(`positions.remote.${position.remote}`)] : []),
              ].join(' · ')}
            </p>
            <dl className={classes.numbers}>
              <div>
                <dt>{t('positions.column.applicants')}</dt>
                <dd>{format.number(haveApplied(position.counts))}</dd>
              </div>
              <div>
                <dt>{t('positions.column.applying')}</dt>
                <dd>{format.number(stillApplying(position.counts))}</dd>
              </div>
              <div>
                <dt>{t('positions.column.approved')}</dt>
                <dd>
                  {format.number(position.approved_count)} / {format.number(position.openings)}
                </dd>
              </div>
            </dl>
            {position.privilege_level && (
              <p className={classes.quiet}>
                {t('positions.your_right', {
                  level: v(`positions.level_name.${position.privilege_level as 'viewer'}`),
                })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
