import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import { changeFactorRule, type readFactorRule } from '@tryout/contract/second-factors/second-factors';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { factorRuleQuery, useChangeFactorRule } from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';

type Rule = RouteResult<typeof readFactorRule>;

/** From when the organization requires a second step of its members; for those who may change it. */
export function FactorRule() {
  const t = useText(messages);
  const query = useQuery(factorRuleQuery());
  return (
    <Panel title={t('factors.rule')}>
      <QueryView query={query}>{(rule) => <RuleForm key={rule.from} rule={rule} />}</QueryView>
    </Panel>
  );
}

function RuleForm({ rule }: { rule: Rule }) {
  const t = useText(messages);
  const format = useFormat();
  const change = useChangeFactorRule();
  const form = useForm(changeFactorRule, {
    start: { from: rule.from ?? '' },
    error: change.error,
    busy: change.isPending,
    missing: { from: t('factors.rule.date_missing') },
  });
  return (
    <FormBody form={form} onSubmit={() => change.mutate(form.values.from)}>
      <Stack gap={4}>
        <p>{t('factors.rule.text')}</p>
        <p>
          {rule.from === null
            ? t('factors.rule.none')
            : t('factors.rule.since', { date: format.date(rule.from) })}{' '}
          {t('factors.rule.counts', { with: rule.with_factor, members: rule.members })}
        </p>
        <TextInput {...form.text('from', t('factors.rule.from'))} type="date" />
        <Row gap={2}>
          <Button type="submit" loading={change.isPending}>
            {t('factors.rule.require')}
          </Button>
          {rule.from !== null && (
            <Button variant="default" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {t('factors.rule.end')}
            </Button>
          )}
        </Row>
      </Stack>
    </FormBody>
  );
}
