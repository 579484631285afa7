import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { dataPointName, useMeasureWords } from '../../measures/public.ts';
import { EarlierNorms } from '../components/earlier-norms.tsx';
import { NormFigures } from '../components/norm-figures.tsx';
import { Origin } from '../components/origin.tsx';
import { formText } from '../form-text.ts';
import { type NormChange, type NormDetail, normQuery, useChangeNorm } from '../norms.api.ts';
import { messages } from '../norms.messages.ts';

/** One norm: where it comes from, own people beside it, and the way from the one to the other. */
export function NormPage() {
  const { normId } = useParams({ from: '/user/admin/norms/$normId' });
  const query = useQuery(normQuery(normId));
  return (
    <RecordPage width="text" query={query}>
      {(data) => <Loaded data={data} />}
    </RecordPage>
  );
}

function Loaded({ data }: { data: NormDetail }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  const words = useMeasureWords();
  const { norm, local, minimum, formulas } = data;
  const [asked, setAsked] = useState<NormChange | null>(null);
  const change = useChangeNorm(norm.id);
  const ask = (next: NormChange | null) => {
    change.reset();
    setAsked(next);
  };
  const missing = minimum - (local?.n ?? 0);
  return (
    <RecordView
      title={dataPointName(norm.data_point, words)}
      about={`${named('tasks', norm.task_name)} · ${t('norms.version', { version: norm.version })}`}
      crumbs={[{ label: t('norms.title'), to: '/user/admin/norms' }]}
      facts={[
        named('tasks', norm.task_name),
        formText(norm.form, t),
        t('norms.version', { version: norm.version }),
        <Origin key="origin" provisional={norm.provisional} />,
      ]}
      actions={
        missing <= 0 && (
          <Button onClick={() => ask({ what: 'replace', n: local?.n ?? 0 })}>{t('norms.replace')}</Button>
        )
      }
    >
      <Stack gap={5}>
        <Panel title={t('norms.source')}>
          <p>
            <bdi>{norm.source}</bdi>
          </p>
          <p>
            {t('norms.reliability')}:{' '}
            {norm.reliability === null
              ? t('norms.unknown')
              : number(norm.reliability, { maximumFractionDigits: 2 })}
          </p>
        </Panel>
        <Panel title={t('norms.compare.title')}>
          <Stack gap={3}>
            <NormFigures data={data} />
            {local === null && <p>{t('norms.compare.none')}</p>}
            {data.average_after !== null && <p>{t('norms.compare.after', { score: data.average_after })}</p>}
            <p>
              {data.local_retest.r === null
                ? t('norms.retest.few', { n: data.local_retest.pairs, minimum: data.local_retest.minimum })
                : t('norms.retest.own', {
                    n: data.local_retest.pairs,
                    r: number(data.local_retest.r, { maximumFractionDigits: 2 }),
                  })}
            </p>
            {missing > 0 && <p>{t('norms.replace.few', { minimum, left: missing })}</p>}
          </Stack>
        </Panel>
        <Panel title={t('norms.formulas.title')}>
          {formulas.length === 0 ? (
            <p>{t('norms.formulas.none')}</p>
          ) : (
            <ul>
              {formulas.map((formula) => (
                <li key={formula.name}>{t('norms.formula', formula)}</li>
              ))}
            </ul>
          )}
        </Panel>
        <EarlierNorms norms={data.earlier} onRestore={(version) => ask({ what: 'restore', version })} />
      </Stack>
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => ask(null)}
        onConfirm={() => asked && change.mutate(asked, { onSuccess: () => setAsked(null) })}
        title={
          asked?.what === 'restore'
            ? t('norms.restore.title', { version: asked.version })
            : t('norms.replace.title')
        }
        confirmLabel={
          asked?.what === 'restore' ? t('norms.restore', { version: asked.version }) : t('norms.replace')
        }
        busy={change.isPending}
        error={change.error}
      >
        {asked?.what === 'restore'
          ? t('norms.restore.text')
          : t('norms.replace.text', { formulas: formulas.length })}
      </ConfirmDialog>
    </RecordView>
  );
}
