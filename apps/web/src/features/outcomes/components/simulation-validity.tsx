import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { validityQuery } from '../outcomes.api.ts';
import { messages } from '../outcomes.messages.ts';
import { OutcomePanel } from './outcome-panel.tsx';

const OutcomeImport = lazyPiece(() =>
  import('./outcome-import.tsx').then((m) => ({ default: m.OutcomeImport })),
);

/** How far the scores of a simulation tell what hired people came to, and the way to say it. */
export function SimulationValidity({ simulationId }: { simulationId: string }) {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  const query = useQuery(validityQuery(simulationId));
  return (
    <Stack gap={5}>
      <Panel title={t('outcomes.title')}>
        <Stack gap={4}>
          <p>{t('outcomes.about')}</p>
          <Disclosure label={t('outcomes.import')} open={open} onToggle={setOpen}>
            {open && (
              <Suspense fallback={<LoadingMark />}>
                <OutcomeImport />
              </Suspense>
            )}
          </Disclosure>
        </Stack>
      </Panel>
      <QueryView query={query} skeleton={<CardSkeleton lines={5} />}>
        {(data) =>
          data.outcomes.length === 0 ? (
            <p>{t('outcomes.none', { n: data.applicants })}</p>
          ) : (
            <Stack gap={5}>
              {data.outcomes.map((each) => (
                <OutcomePanel
                  key={each.outcome}
                  told={each}
                  minimum={data.minimum}
                  applicants={data.applicants}
                />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  );
}
