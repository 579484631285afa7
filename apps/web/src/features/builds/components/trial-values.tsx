import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { TrialView } from '../build-trial.ts';
import { messages } from '../builds.messages.ts';
import classes from './trial-stage.module.css';

/** Values shown; of repeated ones the last are the most telling. */
const MOST_VALUES = 100;
/** Characters of one value that are shown. */
const MOST_CHARACTERS = 120;

/** The values that stand so far, with what the manifest says to each. */
export function TrialValues({ view, isOver }: { readonly view: TrialView; readonly isOver: boolean }) {
  const t = useText(messages);
  const { values, missing } = view;
  const single = values.filter(({ trial }) => trial === null);
  const repeated = values.filter(({ trial }) => trial !== null);
  const shown = [...single, ...repeated.slice(-Math.max(0, MOST_VALUES - single.length))];
  const bad = values.filter(({ quality }) => quality !== 'ok').length;
  return (
    <Stack gap={3}>
      {missing.length > 0 && (
        <Banner tone={isOver ? 'danger' : 'info'}>
          {t('builds.try.missing')} <code dir="ltr">{missing.join(', ')}</code>
        </Banner>
      )}
      {isOver && missing.length === 0 && <Banner tone="success">{t('builds.try.whole')}</Banner>}
      {bad > 0 && <Banner tone="warning">{t('builds.try.unscored', { count: bad })}</Banner>}
      {shown.length > 0 && (
        <SimpleTable
          caption={t('builds.try.values', { shown: shown.length, total: values.length })}
          captionShown
          columns={[
            { key: 'key', header: t('builds.points.key') },
            { key: 'trial', header: t('builds.try.trial'), align: 'end' },
            { key: 'quality', header: t('builds.try.quality') },
            { key: 'value', header: t('builds.try.value') },
          ]}
          rows={shown.map(({ key, trial, value, quality, seq }) => ({
            key: `${key} ${trial} ${seq}`,
            cells: [
              <code key="key" dir="ltr">
                {key}
              </code>,
              trial ?? '–',
              t(`builds.quality.${quality}`),
              <Value key="value" value={value} />,
            ],
          }))}
        />
      )}
    </Stack>
  );
}

/** A value as it was sent; of a long one the beginning, and the whole to whoever points at it. */
function Value({ value }: { readonly value: unknown }) {
  const text = JSON.stringify(value);
  const isLong = text.length > MOST_CHARACTERS;
  return (
    <code className={classes.value} dir="ltr" title={isLong ? text : undefined}>
      {isLong ? `${text.slice(0, MOST_CHARACTERS)}…` : text}
    </code>
  );
}
