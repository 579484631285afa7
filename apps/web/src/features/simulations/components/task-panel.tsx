import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { UnconfirmedMark } from '../../../ui/marks/unconfirmed.tsx';
import { useSettingName } from '../../tasks/public.ts';
import { settingLines } from '../setting-text.ts';
import type { SimulationTask } from '../simulations.api.ts';
import { messages } from '../simulations.messages.ts';
import { DataPointTable } from './data-point-table.tsx';
import { FormulaList } from './formula-list.tsx';
import { NormList } from './norm-list.tsx';
import { Reason } from './reason.tsx';
import classes from './task-panel.module.css';

/** One task: its settings here, what it measures, how that counts, what it is compared with. */
export function TaskPanel({ task, simulationId }: { task: SimulationTask; simulationId: string }) {
  const t = useText(messages);
  const { number } = useFormat();
  const named = useLibraryNames();
  const name = named('tasks', task.name);
  const settingName = useSettingName(task.key);
  const there = (page: 'try' | 'play') =>
    ({
      to: `/user/simulations/$simulationId/${page}`,
      params: { simulationId },
      search: { task: task.key },
    }) as const;
  const measured = [...new Set(task.formulas.map((formula) => formula.subtrait))];
  return (
    <Panel
      title={name}
      actions={
        <>
          <LinkButton {...there('try')} variant="default" size="sm">
            {t('simulations.try_task', { task: name })}
          </LinkButton>
          <LinkButton {...there('play')} variant="default" size="sm">
            {t('simulations.play_task', { task: name })}
          </LinkButton>
        </>
      }
    >
      <div className={classes.task}>
        <div className={classes.what}>
          <p className={classes.description}>{task.description}</p>
          {(task.unconfirmed !== null || task.key_panel !== null) && (
            <p>
              <UnconfirmedMark what={task.unconfirmed} panel={task.key_panel} about />
            </p>
          )}
          {task.reason !== '' && (
            <p className={classes.reason}>
              <strong>{t('simulations.task.reason')}</strong> <Reason>{task.reason}</Reason>
            </p>
          )}
          <p className={classes.meta}>
            {t('simulations.task.meta', {
              version: task.version,
              minutes: t('simulations.minutes', { minutes: Math.round(task.minutes) }),
            })}
          </p>
          <h3>{t('simulations.task.settings')}</h3>
          <dl className={classes.settings}>
            {settingLines(task.parameters, settingName, t, number).map((line) => (
              <div key={line.key}>
                <dt>{line.name}</dt>
                <dd>{line.value}</dd>
              </div>
            ))}
          </dl>
          <h3>{t('simulations.task.norms')}</h3>
          <NormList norms={task.norms} />
        </div>
        <div className={classes.how}>
          <h3>{t('simulations.task.measures')}</h3>
          <ul className={classes.measured}>
            {measured.map((subtrait) => (
              <li key={subtrait}>{named('entries', subtrait)}</li>
            ))}
          </ul>
          <h3>{t('simulations.task.formulas')}</h3>
          <FormulaList formulas={task.formulas} />
        </div>
      </div>
      <div className={classes.points}>
        <Disclosure label={t('simulations.task.points')}>
          <DataPointTable points={task.data_points} taskName={name} />
        </Disclosure>
      </div>
    </Panel>
  );
}
