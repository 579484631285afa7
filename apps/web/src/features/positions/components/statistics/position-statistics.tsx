import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../../ui/states/skeletons.tsx';
import { positionStatisticsQuery } from '../../positions.api.ts';
import { messages } from '../../statistics.messages.ts';
import { BandSpread } from './band-spread.tsx';
import { StageTimes } from './stage-times.tsx';

/** How scores spread and how long applicants stay where. */
export function PositionStatistics({ positionId }: { positionId: string }) {
  const t = useText(messages);
  const query = useQuery(positionStatisticsQuery(positionId));
  return (
    <QueryView query={query} skeleton={<CardSkeleton lines={6} />}>
      {({ stages, bands, latest }) => (
        <Stack gap={5}>
          {bands && (
            <Panel title={t('positions.bands.title')}>
              <BandSpread bands={bands} />
            </Panel>
          )}
          <Panel title={t('positions.times.title')}>
            <StageTimes stages={stages} latest={latest} />
          </Panel>
        </Stack>
      )}
    </QueryView>
  );
}
