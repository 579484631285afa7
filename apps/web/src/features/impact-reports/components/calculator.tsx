import { Button, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { computeImpact } from '@tryout/contract/impact-reports/impact-reports';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { useCompute } from '../impact-reports.api.ts';
import { messages } from '../impact-reports.messages.ts';
import { Definitions } from './definitions.tsx';
import { ImpactTable } from './impact-table.tsx';

const MOST_GROUPS = 24;

/** Numbers of one's own, computed as reports are. */
export function Calculator() {
  const t = useText(messages);
  const compute = useCompute();
  const form = useForm(computeImpact, {
    start: () => ({
      groups: [1, 2].map((n) => ({
        name: t('impact-reports.calc.group_n', { n }),
        applicants: 0,
        selected: 0,
      })),
      unknown: 0,
    }),
    error: compute.error,
    busy: compute.isPending,
  });
  const { groups, unknown } = form.values;
  const write = (at: number, change: Partial<(typeof groups)[number]>) =>
    form.set({ groups: groups.map((group, i) => (i === at ? { ...group, ...change } : group)) });
  const whole = (value: number | string) => (typeof value === 'number' ? value : 0);
  return (
    <Panel title={t('impact-reports.tab.calculator')}>
      <Stack gap={4}>
        <p>{t('impact-reports.calc.about')}</p>
        <FormBody form={form} mayLeave onSubmit={() => compute.mutate(form.values)}>
          <Stack gap={4}>
            {groups.map((group, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are only added at the end
              <Row key={i}>
                <TextInput
                  {...form.field(`groups.${i}.name`, t('impact-reports.calc.name'))}
                  value={group.name}
                  maxLength={80}
                  dir="auto"
                  onChange={(event) => write(i, { name: event.currentTarget.value })}
                />
                <NumberInput
                  {...form.field(`groups.${i}.applicants`, t('impact-reports.applicants'))}
                  value={group.applicants}
                  min={0}
                  max={1_000_000}
                  allowDecimal={false}
                  onChange={(value) => write(i, { applicants: whole(value) })}
                />
                <NumberInput
                  {...form.field(`groups.${i}.selected`, t('impact-reports.selected'))}
                  value={group.selected}
                  min={0}
                  max={1_000_000}
                  allowDecimal={false}
                  onChange={(value) => write(i, { selected: whole(value) })}
                />
                {groups.length > 2 && (
                  <Button
                    variant="default"
                    onClick={() => form.set({ groups: groups.filter((_, at) => at !== i) })}
                  >
                    {t('impact-reports.calc.remove', { name: group.name })}
                  </Button>
                )}
              </Row>
            ))}
            <NumberInput
              {...form.field('unknown', t('impact-reports.calc.unknown'))}
              value={unknown}
              min={0}
              allowDecimal={false}
              onChange={(value) => form.set({ unknown: whole(value) })}
            />
            <Row>
              <Button
                variant="default"
                disabled={groups.length >= MOST_GROUPS}
                onClick={() =>
                  form.set({
                    groups: [
                      ...groups,
                      {
                        name: t('impact-reports.calc.group_n', { n: groups.length + 1 }),
                        applicants: 0,
                        selected: 0,
                      },
                    ],
                  })
                }
              >
                {t('impact-reports.calc.add')}
              </Button>
              <Button type="submit" loading={compute.isPending}>
                {t('impact-reports.calc.compute')}
              </Button>
            </Row>
          </Stack>
        </FormBody>
        {compute.data && (
          <>
            <ImpactTable caption={t('impact-reports.chart')} table={compute.data} nameOf={(key) => key} />
            <Definitions />
          </>
        )}
      </Stack>
    </Panel>
  );
}
