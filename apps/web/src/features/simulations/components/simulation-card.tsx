import { Button } from '@mantine/core';
import { IconArchive, IconCopy, IconEdit, IconPlayerPlay, IconTemplate } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { UnconfirmedMark } from '../../../ui/marks/unconfirmed.tsx';
import { messages } from '../library.messages.ts';
import { type SimulationSummary, useCopySimulation } from '../simulations.api.ts';
import { messages as statusMessages } from '../status.messages.ts';
import classes from './simulation-card.module.css';
import { SimulationStatus } from './simulation-status.tsx';

const BUILD = '/user/simulations/$simulationId/build';

/** One simulation in a list: what it is for, what it tells about, how long it takes, where it is used. */
export function SimulationCard({ simulation }: { simulation: SimulationSummary }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const s = useText(statusMessages);
  const navigate = useNavigate();
  const copy = useCopySimulation();
  const [key] = useState(() => crypto.randomUUID());
  const [deciding, setDeciding] = useState(false);
  const { id, name, cover, status, may_manage, kind } = simulation;
  const params = { simulationId: id };
  const duplicate = (as?: 'library' | 'template') =>
    copy.mutate(
      { id, key: `${key} ${as ?? ''}`, ...(as ? { kind: as } : {}) },
      { onSuccess: (made) => void navigate({ to: BUILD, params: { simulationId: made.id } }) },
    );
  const isDraft = status === 'draft' && may_manage;
  // The platform sees what organizations built, and leaves it to them.
  const mayCopy = may_manage || simulation.organization_name === null;
  return (
    <li className={classes.card}>
      {cover && (
        <img
          className={classes.cover}
          src={cover.built_in ? cover.url : `/api${cover.url}`}
          alt={cover.alt}
          loading="lazy"
        />
      )}
      <div className={classes.head}>
        <div>
          <p className={classes.owner}>
            {simulation.organization_name ?? t('library.platform')}
            {simulation.category && ` · ${simulation.category}`}
            {simulation.industry && ` · ${simulation.industry}`}
          </p>
          <h2>
            <Link to="/user/simulations/$simulationId" params={params} className={classes.link} dir="auto">
              {name}
            </Link>
          </h2>
        </div>
        <div className={classes.menu}>
          <RowMenu
            name={name}
            actions={[
              {
                label: t('library.try'),
                icon: IconPlayerPlay,
                onClick: () => void navigate({ to: '/user/simulations/$simulationId/play', params }),
              },
              ...(isDraft
                ? [
                    {
                      label: t('library.build'),
                      icon: IconEdit,
                      onClick: () => void navigate({ to: BUILD, params }),
                    },
                  ]
                : []),
              ...(mayCopy
                ? [
                    { label: t('library.duplicate'), icon: IconCopy, onClick: () => duplicate() },
                    {
                      label: t('library.as_template'),
                      icon: IconTemplate,
                      onClick: () => duplicate('template'),
                    },
                  ]
                : []),
              ...(may_manage
                ? [{ label: t('library.status'), icon: IconArchive, onClick: () => setDeciding(true) }]
                : []),
            ]}
          />
        </div>
      </div>
      <p className={classes.status}>
        <StatusChip status={status} label={s(`status.is.${status}`)} />
        <span>{t('library.version', { version: simulation.version })}</span>
        {kind === 'template' && <span>{t('library.is_template')}</span>}
      </p>
      <p className={classes.purpose} dir="auto">
        {simulation.purpose}
      </p>
      {simulation.tasks.length > 0 && (
        <ol className={classes.tasks}>
          {simulation.tasks.map((task, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a task may be there twice, and the list never changes
            <li key={`${task.key} ${index}`}>
              {named('tasks', task.name)} <UnconfirmedMark what={task.unconfirmed} panel={task.key_panel} />
            </li>
          ))}
        </ol>
      )}
      {simulation.traits.length > 0 && (
        <>
          <p className={classes.label}>{t('library.traits')}</p>
          <ul className={classes.traits}>
            {simulation.traits.map((trait) => (
              <li key={trait}>{named('entries', trait)}</li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.facts}>
        <strong>{t('library.minutes', { minutes: Math.round(simulation.duration_minutes) })}</strong>
        <span>{t('library.tasks_count', { count: simulation.tasks.length })}</span>
        <span>{t('library.used_in', { count: simulation.used_in })}</span>
      </p>
      {mayCopy && kind === 'template' && status === 'published' && (
        <div className={classes.use}>
          <Button variant="default" loading={copy.isPending} onClick={() => duplicate('library')}>
            {t('library.use_template')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
      {deciding && <SimulationStatus simulationId={id} onClose={() => setDeciding(false)} />}
    </li>
  );
}
