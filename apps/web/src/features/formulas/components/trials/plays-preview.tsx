import { useQuery } from '@tanstack/react-query';
import { BANDS } from '@tryout/domain/score-cards/bands';
import { memo } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { BandChip } from '../../../../ui/charts/band-chip.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { useQuiet } from '../../editor/quiet.ts';
import { messages } from '../../formula-page.messages.ts';
import { type FormulaDraft, type PlaysPreview as Found, playsPreviewQuery } from '../../formulas.api.ts';
import classes from './plays-preview.module.css';

interface PlaysPreviewProps {
  work: FormulaDraft;
  isReadable: boolean;
}

/** What first plays would score by the text, beside what is active; asked when typing pauses. */
export const PlaysPreview = memo(function PlaysPreview({ work, isReadable }: PlaysPreviewProps) {
  const t = useText(messages);
  const source = useQuiet(work.source);
  const { task_key, subtrait_id } = work;
  const query = useQuery({
    ...playsPreviewQuery({ task_key, subtrait_id, source }),
    enabled: isReadable && source === work.source,
    placeholderData: (before) => before,
  });
  return (
    <Panel title={t('formulas.plays')}>
      <p className={classes.about}>{t('formulas.plays.about')}</p>
      {isReadable ? (
        <QueryView query={query}>
          {({ result }) =>
            result === null ? (
              <p>{t('formulas.plays.waiting')}</p>
            ) : result.plays === 0 ? (
              <p>{t('formulas.plays.none')}</p>
            ) : (
              <Spread result={result} />
            )
          }
        </QueryView>
      ) : (
        <p>{t('formulas.plays.waiting')}</p>
      )}
    </Panel>
  );
});

function Spread({ result }: { result: Found }) {
  const t = useText(messages);
  const { number } = useFormat();
  const { before, after, moved } = result;
  const rows = [
    ...BANDS.map((band) => ({
      key: band.key,
      chip: <BandChip score={band.min} />,
      before: before?.bands[band.key] ?? 0,
      after: after.bands[band.key] ?? 0,
    })).reverse(),
    {
      key: 'none',
      chip: <BandChip score={null} />,
      before: before?.not_calculated ?? 0,
      after: after.not_calculated,
    },
  ];
  const mean = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : number(value, { maximumFractionDigits: 1 });
  const bar = (count: number) => (
    <span className={classes.count}>
      <span
        className={classes.bar}
        aria-hidden
        hidden={count === 0}
        style={{ inlineSize: `${(count / result.plays) * 2.25}rem` }}
      />
      {number(count)}
    </span>
  );
  return (
    <div className={classes.parts}>
      <p>{t('formulas.plays.count', { count: result.plays, demo: result.demo_plays })}</p>
      <SimpleTable
        caption={t('formulas.plays.table')}
        columns={[
          { key: 'band', header: t('formulas.plays.band') },
          ...(before ? [{ key: 'before', header: t('formulas.plays.before') }] : []),
          { key: 'after', header: t('formulas.plays.after') },
        ]}
        rows={[
          ...rows.map((row) => ({
            key: row.key,
            cells: [row.chip, ...(before ? [bar(row.before)] : []), bar(row.after)],
          })),
          {
            key: 'mean',
            cells: [t('formulas.plays.mean'), ...(before ? [mean(before.mean)] : []), mean(after.mean)],
          },
        ]}
      />
      <p>{moved ? t('formulas.plays.moved', { ...moved }) : t('formulas.plays.no_active')}</p>
    </div>
  );
}
