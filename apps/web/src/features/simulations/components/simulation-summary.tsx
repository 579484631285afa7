import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { languageName } from '../builder/language-names.ts';
import { pictureAlt, pictureSource } from '../builder/picture-source.ts';
import { messages } from '../page.messages.ts';
import type { Simulation } from '../simulations.api.ts';
import classes from './simulation-summary.module.css';

/** What it is for, what candidates read first, what it tells about, and its facts. */
export function SimulationSummaryTab({ data, record }: { data: Simulation; record: SimulationRecord }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const locale = useLocale();
  const { purpose } = data.simulation;
  const cover = record.images.find((image) => image.role === 'cover');
  const params = { simulationId: record.id };
  return (
    <div className={classes.top}>
      <Stack gap={5}>
        {cover && (
          <img
            className={classes.cover}
            src={pictureSource(record.id, cover)}
            alt={pictureAlt(cover, locale)}
          />
        )}
        {purpose && purpose !== data.candidate_intro && (
          <Panel title={t('page.purpose')}>
            <p className={classes.text} dir="auto">
              {purpose}
            </p>
          </Panel>
        )}
        <Panel title={t('page.intro')}>
          <p className={classes.text} dir="auto">
            {data.candidate_intro || t('page.no_intro')}
          </p>
          <p className={classes.label}>{t('page.measures')}</p>
          <ul className={classes.traits}>
            {data.simulation.traits.map((trait) => (
              <li key={trait}>{named('entries', trait)}</li>
            ))}
          </ul>
        </Panel>
        <Panel title={t('page.tab.tasks')}>
          <ol className={classes.tasks}>
            {record.tasks.map((task) => (
              <li key={task.id} dir="auto">
                {named('tasks', task.name)}
              </li>
            ))}
          </ol>
          <Row>
            <LinkButton to="/user/simulations/$simulationId/try" params={params} variant="default">
              {t('page.try')}
            </LinkButton>
            <LinkButton to="/user/simulations/$simulationId/candidates" params={params} variant="default">
              {t('page.simulated')}
            </LinkButton>
          </Row>
        </Panel>
      </Stack>
      <Facts data={data} record={record} />
    </div>
  );
}

function Facts({ data, record }: { data: Simulation; record: SimulationRecord }) {
  const t = useText(messages);
  const format = useFormat();
  const locale = useLocale();
  const manual = `/api/simulation/${record.id}/manual`;
  const { duration_minutes, shortest_minutes, parent } = record;
  return (
    <Panel tone="sunken">
      <dl className={classes.facts}>
        <dt>{t('page.minutes')}</dt>
        <dd>
          {Math.round(shortest_minutes) === Math.round(duration_minutes)
            ? t('page.minutes_count', { minutes: Math.round(duration_minutes) })
            : t('page.minutes_span', {
                shortest: Math.round(shortest_minutes),
                longest: Math.round(duration_minutes),
              })}
        </dd>
        <dt>{t('page.languages')}</dt>
        <dd>{format.list(record.languages.map(languageName))}</dd>
        <dt>{t('page.device')}</dt>
        <dd>{t(record.device === 'desktop' ? 'page.device.desktop' : 'page.device.any')}</dd>
        {record.category && (
          <>
            <dt>{t('page.category')}</dt>
            <dd dir="auto">{record.category}</dd>
          </>
        )}
        {record.industry && (
          <>
            <dt>{t('page.industry')}</dt>
            <dd>{record.industry.name}</dd>
          </>
        )}
        <dt>{t('page.used')}</dt>
        <dd>{t('page.used_count', { count: data.simulation.used_in })}</dd>
        {parent && (
          <>
            <dt>{t('page.parent')}</dt>
            <dd dir="auto">{t('page.parent_name', parent)}</dd>
          </>
        )}
        {record.tasks.length > 0 && (
          <>
            <dt>{t('page.manual')}</dt>
            <dd>
              <a href={`${manual}?language=${locale}`} target="_blank" rel="noreferrer">
                {t('page.manual_read')}
              </a>
            </dd>
            <dd>
              <a href={`${manual}?format=pdf&language=${locale}`} target="_blank" rel="noreferrer">
                {t('page.manual_pdf')}
              </a>
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
