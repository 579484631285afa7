import { useQuery } from '@tanstack/react-query';
import { displayScore } from '@tryout/domain/score-cards/bands';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { ScoreTrend } from '../../../../ui/charts/score-trend.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { type OwnTrend, trendsQuery } from '../../sharing.api.ts';
import { messages } from '../../sharing.messages.ts';

/** The candidate's areas over their plays, each as a picture and as a table; nothing until two plays measured one. */
export function OwnTrends() {
  const t = useText(messages);
  const { data } = useQuery(trendsQuery());
  if (!data || data.traits.length === 0) return null;
  return (
    <Panel title={t('trend.title')}>
      <Stack gap={5}>
        <p>{t('trend.about')}</p>
        {data.traits.map((trend) => (
          <OneTrend key={trend.trait_id} trend={trend} />
        ))}
        <p>{t('trend.practice')}</p>
      </Stack>
    </Panel>
  );
}

const SHORT = { day: 'numeric', month: 'short', year: '2-digit' } as const;

function OneTrend({ trend: { trait, points } }: { trend: OwnTrend }) {
  const t = useText(messages);
  const format = useFormat();
  const shown = points.map((point) => displayScore(point.score) ?? 0);
  const scores = format.list(
    points.map((point, i) => `${format.date(point.at)}: ${format.number(shown[i] ?? 0)}`),
  );
  return (
    <section>
      <h3>{trait}</h3>
      <ScoreTrend
        summary={t('trend.picture', { trait, count: points.length, scores })}
        scores={points.map((point, i) => ({
          key: point.score_card_id,
          label: format.date(point.at, SHORT),
          score: shown[i] ?? 0,
          likely: point.likely,
        }))}
      />
      <SimpleTable
        stacks
        caption={t('trend.table', { trait })}
        columns={[
          { key: 'date', header: t('trend.date') },
          { key: 'score', header: t('trend.score'), align: 'end' },
          { key: 'likely', header: t('trend.likely') },
          { key: 'change', header: t('trend.change') },
        ]}
        rows={points.map((point, i) => ({
          key: point.score_card_id,
          cells: [
            `${format.date(point.at)}, ${t('trend.for', { position: point.position_title })}`,
            format.number(shown[i] ?? 0),
            point.likely ? t('trend.range', point.likely) : t('trend.unknown_range'),
            t(`trend.change.${point.change ?? 'first'}`),
          ],
        }))}
      />
    </section>
  );
}
