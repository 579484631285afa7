import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type BuildRuntime, runtimeQuery } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { type Fact, FactList } from './fact-list.tsx';

/** How a version does with real players: loads, and what went wrong by how often. */
export function PlayersPanel({ versionId }: { readonly versionId: string }) {
  const query = useQuery(runtimeQuery(versionId));
  return <QueryView query={query}>{(runtime) => <Runtime runtime={runtime} />}</QueryView>;
}

function Runtime({ runtime }: { readonly runtime: BuildRuntime }) {
  const t = useText(messages);
  const { number } = useFormat();
  const { plays, loaded, failed, failure_rate, load_p50_ms, load_p95_ms, problems } = runtime;
  const seconds = (ms: number | null) =>
    ms === null ? '–' : t('builds.players.seconds', { seconds: number(ms / 1000, ONE_PLACE) });
  const facts: Fact[] = [
    [t('builds.players.plays'), number(plays)],
    [t('builds.players.loads'), number(loaded + failed)],
    [
      t('builds.players.failed'),
      failure_rate === null
        ? '–'
        : `${number(failed)} (${number(failure_rate, { style: 'percent', maximumFractionDigits: 1 })})`,
    ],
    [t('builds.players.half'), seconds(load_p50_ms)],
    [t('builds.players.most'), seconds(load_p95_ms)],
  ];
  return (
    <Stack gap={5}>
      <p>{t('builds.players.about')}</p>
      <FactList facts={facts} />
      {problems.length === 0 ? (
        <p>{t('builds.players.none')}</p>
      ) : (
        <SimpleTable
          caption={t('builds.players.problems')}
          captionShown
          columns={[
            { key: 'what', header: t('builds.players.what') },
            { key: 'kind', header: t('builds.players.kind') },
            { key: 'count', header: t('builds.players.count'), align: 'end' },
            { key: 'browsers', header: t('builds.players.browsers') },
            { key: 'last', header: t('builds.players.last') },
          ]}
          rows={problems.map(({ kind, code, message, count, browsers, last_at }) => ({
            key: `${kind} ${code} ${message}`,
            cells: [
              <span key="what" lang="en" dir="auto">
                <code dir="ltr">{code}</code> {message}
              </span>,
              t(`builds.players.kind.${kind}`),
              number(count),
              browsers.map((each) => `${each.browser} ${number(each.count)}`).join(' · '),
              <TimeText key="last" at={last_at} style="datetime" />,
            ],
          }))}
        />
      )}
    </Stack>
  );
}

const ONE_PLACE = { maximumFractionDigits: 1 };
