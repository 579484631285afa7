import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { Fragment } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../simulations.messages.ts';
import { reasonRows } from '../template-rows.ts';
import { Reason } from './reason.tsx';
import classes from './template-reasons.module.css';

/** Why a template weighs what it weighs, by category and trait; nothing where no reason was given. */
export function TemplateReasons({ template }: { template: ScoreTemplate }) {
  const t = useText(messages);
  const { number } = useFormat();
  const rows = reasonRows(template);
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={classes.title}>{t('simulations.template.reasons')}</h3>
      <dl className={classes.reasons}>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <dt data-level={row.level}>
              {t(
                row.level === 'category' ? 'simulations.template.of_all' : 'simulations.template.of_category',
                {
                  name: row.name,
                  weight: number(row.weightage),
                },
              )}
            </dt>
            <dd>
              <Reason>{row.reason}</Reason>
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
