import { BANDS } from '@tryout/domain/score-cards/bands';
import type { WhatIfFigures as Figures, WhatIfSide } from '@tryout/domain/what-if/what-if';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../ui/charts/band.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { messages as ui } from '../../../ui/ui.messages.ts';
import { useGroupText } from '../../impact-reports/public.ts';
import { messages } from '../what-if.messages.ts';
import classes from './compare-panel.module.css';

const LOOKS = [...BANDS.map((band) => bandLook(band.max)), bandLook(null)];

/** What settings come to beside those in place: figures of everybody together. */
export function WhatIfFigures({ figures }: { figures: Figures }) {
  const t = useText(messages);
  const words = useText(ui);
  const groupText = useGroupText();
  const { number } = useFormat();
  const { before, after } = figures;
  const percent = (value: number | undefined) =>
    value === undefined ? '–' : number(value, { style: 'percent', maximumFractionDigits: 0 });
  const short = (value: number | null | undefined, maximumFractionDigits: number) =>
    value === null || value === undefined ? '–' : number(value, { maximumFractionDigits });
  const pair = (name: string, of: (side: WhatIfSide) => string) => ({
    key: name,
    cells: [name, of(before), of(after)],
  });
  const pairs = after.impact.length > 0 ? after.impact : before.impact;
  const draws = after.stability?.draws ?? before.stability?.draws;
  return (
    <Stack gap={4}>
      <SimpleTable
        caption={t('what_if.moves')}
        columns={[
          { key: 'figure', header: t('what_if.figure') },
          { key: 'value', header: t('what_if.value'), align: 'end' },
        ]}
        rows={(
          [
            [t('what_if.came'), number(figures.came)],
            [t('what_if.went'), number(figures.went)],
            [t('what_if.tau'), short(figures.tau, 3)],
            [t('what_if.rho'), short(figures.rho, 3)],
            [t('what_if.people'), number(figures.count)],
          ] as const
        ).map(([name, value]) => ({ key: name, cells: [name, value] }))}
      />
      <SimpleTable
        caption={t('what_if.both')}
        columns={[
          { key: 'figure', header: t('what_if.figure') },
          { key: 'before', header: t('what_if.before'), align: 'end' },
          { key: 'after', header: t('what_if.after'), align: 'end' },
        ]}
        rows={[
          pair(t('what_if.chosen'), ({ chosen }) => number(chosen)),
          pair(t('what_if.stays'), ({ stability }) => percent(stability?.stays)),
          pair(t('what_if.reliability'), ({ uncertainty }) => short(uncertainty?.reliability, 2)),
          pair(t('what_if.sem'), ({ uncertainty }) => short(uncertainty?.sem, 1)),
          pair(t('what_if.minutes'), ({ minutes }) => short(minutes, 1)),
          ...pairs.map(({ about, reference, focal, question_set }) =>
            pair(
              t('what_if.impact', { focal: groupText(focal), reference: groupText(reference) }),
              ({ impact }) => {
                const found = impact.find(
                  (each) =>
                    each.about === about &&
                    each.question_set === question_set &&
                    each.reference === reference &&
                    each.focal === focal,
                );
                return short(found?.ratio, 2);
              },
            ),
          ),
          ...LOOKS.map((look, i) => pair(words(look.word), ({ bands }) => number(bands[i] ?? 0))),
        ]}
      />
      {draws !== undefined && (
        <p className={classes.quiet}>
          {draws > 0 ? t('what_if.stays_about', { draws: number(draws) }) : t('what_if.stays_computed')}
        </p>
      )}
      <p className={classes.quiet}>{t(pairs.length > 0 ? 'what_if.impact_about' : 'what_if.impact_none')}</p>
      <p className={classes.quiet}>
        {t(after.uncertainty?.is_estimated ? 'what_if.errors_estimated' : 'what_if.errors_about')}
      </p>
    </Stack>
  );
}
