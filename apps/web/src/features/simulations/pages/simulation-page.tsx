import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TaskPanel } from '../components/task-panel.tsx';
import { TemplateTable } from '../components/template-table.tsx';
import { type Simulation, simulationQuery } from '../simulations.api.ts';
import { messages } from '../simulations.messages.ts';
import classes from './simulation-page.module.css';

/** One simulation: what its tasks measure, how it counts, what it is compared with, how it is weighed. */
export function SimulationPage() {
  const { simulationId } = useParams({ from: '/user/simulations/$simulationId' });
  const query = useQuery(simulationQuery(simulationId));
  return (
    <Page>
      <QueryView query={query}>{(data) => <Loaded data={data} />}</QueryView>
    </Page>
  );
}

function Loaded({ data }: { data: Simulation }) {
  const t = useText(messages);
  const { simulation } = data;
  return (
    <>
      <PageHeader
        title={simulation.name}
        crumbs={[{ label: t('simulations.title'), to: '/user/simulations' }]}
        meta={
          <>
            <StatusChip status={simulation.status} />
            <span>{t(simulation.is_platform ? 'simulations.platform' : 'simulations.own')}</span>
          </>
        }
        actions={
          <>
            <LinkButton
              to="/user/simulations/$simulationId/candidates"
              params={{ simulationId: simulation.id }}
              variant="default"
            >
              {t('simulations.candidates')}
            </LinkButton>
            <LinkButton
              to="/user/simulations/$simulationId/try"
              params={{ simulationId: simulation.id }}
              variant="default"
            >
              {t('simulations.try')}
            </LinkButton>
            <LinkButton
              to="/user/simulations/$simulationId/play"
              params={{ simulationId: simulation.id }}
              leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden className="mirrored" />}
            >
              {t('simulations.play')}
            </LinkButton>
          </>
        }
      />
      <div className={classes.top}>
        <Panel title={t('simulations.page.intro')}>
          <p className={classes.intro}>{data.candidate_intro}</p>
          <p className={classes.label}>{t('simulations.traits')}</p>
          <ul className={classes.traits}>
            {simulation.traits.map((trait) => (
              <li key={trait}>{trait}</li>
            ))}
          </ul>
        </Panel>
        <Facts simulation={simulation} />
      </div>
      <h2 className={classes.heading}>{t('simulations.page.tasks')}</h2>
      {data.tasks.map((task) => (
        <TaskPanel key={task.key} task={task} simulationId={simulation.id} />
      ))}
      <TemplateTable template={data.score_template} />
    </>
  );
}

function Facts({ simulation }: { simulation: Simulation['simulation'] }) {
  const t = useText(messages);
  const format = useFormat();
  return (
    <Panel tone="sunken">
      <dl className={classes.facts}>
        <dt>{t('simulations.page.minutes')}</dt>
        <dd>{t('simulations.minutes', { minutes: Math.round(simulation.duration_minutes) })}</dd>
        <dt>{t('simulations.page.languages')}</dt>
        <dd>{format.list(simulation.languages.map(languageName))}</dd>
        <dt>{t('simulations.page.device')}</dt>
        <dd>
          {t(simulation.device === 'desktop' ? 'simulations.device.desktop' : 'simulations.device.any')}
        </dd>
        <dt>{t('simulations.page.used')}</dt>
        <dd>{t('simulations.page.used_count', { count: simulation.used_in })}</dd>
        <dt>{t('simulations.page.version')}</dt>
        <dd>{simulation.version}</dd>
      </dl>
    </Panel>
  );
}

/** A language by its own name, so that its readers find it. */
function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
