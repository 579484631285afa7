import { NativeSelect } from '@mantine/core';
import { sizeOfIcc } from '@tryout/domain/psychometrics/agreement';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import type { ExpertPanel, PanelItem } from '../expert-panels.api.ts';
import { messages } from '../expert-panels.messages.ts';
import { useRatedText } from '../use-rated-text.ts';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** How the styles of statuses show what becomes of an item. */
const LOOKS = { kept: 'approved', left_out: 'rejected', not_chosen: 'pending' } as const;

/** The name of a scale; one of a game that this page has no words for is called by its key. */
export function useScaleName() {
  const t = useText(messages);
  const names: Readonly<Record<string, string>> = {
    collaboration: t('expert_panels.scale.collaboration'),
    integrity: t('expert_panels.scale.integrity'),
    customer_focus: t('expert_panels.scale.customer_focus'),
    order: t('expert_panels.scale.order'),
    decision: t('expert_panels.scale.decision'),
  };
  return (scale: string) => names[scale] ?? scale;
}

/** How the experts who handed in agree, by scale and by item, and the rule by which the key is made. */
export function Agreement({ data }: { data: ExpertPanel }) {
  const t = useText(messages);
  const { number } = useFormat();
  const nameOf = useScaleName();
  const two = (value: number | null) => (value === null ? t('expert_panels.unknown') : number(value, TWO));
  const { rule, scales } = data;
  return (
    <Stack gap={5}>
      <Panel title={t('expert_panels.agreement.scales')}>
        <Stack gap={3}>
          {data.panel.finished < 2 && <p>{t('expert_panels.agreement.few')}</p>}
          <SimpleTable
            caption={t('expert_panels.table_of', { title: t('expert_panels.agreement.scales') })}
            stacks
            columns={[
              { key: 'scale', header: t('expert_panels.scale') },
              { key: 'items', header: t('expert_panels.items.title'), align: 'end' },
              { key: 'w', header: t('expert_panels.w'), align: 'end' },
              { key: 'icc', header: t('expert_panels.icc') },
              { key: 'kept', header: t('expert_panels.kept') },
            ]}
            rows={scales.map((scale) => ({
              key: scale.scale,
              cells: [
                nameOf(scale.scale),
                number(scale.items),
                two(scale.w),
                scale.icc === null
                  ? t('expert_panels.unknown')
                  : t('expert_panels.icc_value', {
                      value: two(scale.icc.value),
                      low: two(scale.icc.low),
                      high: two(scale.icc.high),
                      size: t(`expert_panels.size.${sizeOfIcc(scale.icc.value)}`),
                    }),
                t('expert_panels.kept_of', { kept: number(scale.kept), of: number(scale.of) }),
              ],
            }))}
          />
        </Stack>
      </Panel>
      <Panel title={t('expert_panels.rule')}>
        <p>
          {t('expert_panels.rule_text', {
            experts: number(rule.experts),
            icc: number(rule.icc, TWO),
            agreement: number(rule.agreement, TWO),
          })}
        </p>
      </Panel>
      <Panel title={t('expert_panels.items.title')}>
        <Items data={data} />
      </Panel>
    </Stack>
  );
}

function Items({ data }: { data: ExpertPanel }) {
  const t = useText(messages);
  const { number } = useFormat();
  const nameOf = useScaleName();
  const text = useRatedText(data.panel.game_key).data;
  const [show, setShow] = useState<'all' | 'left_out'>('all');
  const leftOut = data.items.filter(({ use }) => use === 'left_out');
  const shown = show === 'all' ? data.items : leftOut;
  const hasRank = data.items.some(({ rank }) => rank !== null);
  const figure = (value: number | null) => (value === null ? '–' : number(value, TWO));
  const label = (item: PanelItem) => {
    const said = text?.say(item);
    if (!said) return item.key;
    const response = said.response ?? t('expert_panels.how_soon');
    return item.counts === 'rating' ? response : `${said.title ?? item.group}: ${response}`;
  };
  return (
    <Stack gap={3}>
      <NativeSelect
        label={t('expert_panels.show')}
        value={show}
        onChange={(event) => setShow(event.currentTarget.value === 'all' ? 'all' : 'left_out')}
        data={[
          { value: 'all', label: t('expert_panels.show.all') },
          { value: 'left_out', label: t('expert_panels.show.left_out', { n: leftOut.length }) },
        ]}
      />
      <SimpleTable
        caption={t('expert_panels.table_of', { title: t('expert_panels.items.title') })}
        stacks
        columns={[
          { key: 'item', header: t('expert_panels.item') },
          { key: 'scale', header: t('expert_panels.scale') },
          { key: 'mean', header: t('expert_panels.mean'), align: 'end' },
          { key: 'sd', header: t('expert_panels.sd'), align: 'end' },
          { key: 'rwg', header: t('expert_panels.rwg'), align: 'end' },
          ...(hasRank ? [{ key: 'rank', header: t('expert_panels.rank'), align: 'end' as const }] : []),
          { key: 'use', header: t('expert_panels.use') },
        ]}
        rows={shown.map((item) => ({
          key: item.key,
          cells: [
            label(item),
            nameOf(item.scale),
            figure(item.mean),
            figure(item.sd),
            figure(item.agreement),
            ...(hasRank ? [figure(item.rank)] : []),
            item.use === null ? (
              '–'
            ) : (
              <StatusChip key="use" status={LOOKS[item.use]} label={t(`expert_panels.use.${item.use}`)} />
            ),
          ],
        }))}
      />
    </Stack>
  );
}
