import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import type { Difference } from '@tryout/domain/records/differences';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DifferenceList } from '../../../ui/forms/difference-list.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { type IdNames, useDifferenceWords } from '../builder/difference-words.ts';
import { messages } from '../page.messages.ts';
import { versionsQuery } from '../simulations.api.ts';
import { messages as statusMessages } from '../status.messages.ts';
import classes from './simulation-versions.module.css';

/** Every version with what it changed against the one before. */
export function SimulationVersions({ record }: { record: SimulationRecord }) {
  const t = useText(messages);
  const s = useText(statusMessages);
  const query = useQuery(versionsQuery(record.id));
  const names: IdNames = {
    task: (id) => record.tasks.find((each) => each.task_id === id),
    trait: (id) => record.traits.find((each) => each.trait_id === id),
    subtrait: (id) =>
      record.traits.flatMap((trait) => trait.subtraits).find((each) => each.subtrait_id === id),
    category: (id) => record.categories.find((each) => each.category_id === id)?.category ?? '',
  };
  const words = useDifferenceWords(names);
  return (
    <QueryView query={query} skeleton={<CardSkeleton lines={4} />}>
      {({ items }) => (
        <Stack gap={4}>
          {items.map((version, index) => (
            <Panel
              key={version.id}
              title={t('page.version', { version: version.version })}
              tone={version.id === record.id ? 'selected' : 'plain'}
            >
              <p className={classes.facts}>
                <StatusChip status={version.status} label={s(`status.is.${version.status}`)} />
                <span>
                  {version.created_by ?? t('page.platform')}, <TimeText at={version.created_at} />
                </span>
                {version.id === record.id ? (
                  <strong>{t('page.versions.this')}</strong>
                ) : (
                  <Link to="/user/simulations/$simulationId" params={{ simulationId: version.id }}>
                    {t('page.versions.open', { version: version.version })}
                  </Link>
                )}
              </p>
              {index === items.length - 1 ? (
                <p>{t('page.versions.first')}</p>
              ) : (
                <Disclosure label={t('page.versions.changes', { count: version.differences.length })}>
                  <DifferenceList
                    differences={version.differences as readonly Difference[]}
                    label={words.place}
                    value={words.value}
                  />
                </Disclosure>
              )}
            </Panel>
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
