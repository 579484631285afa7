import { Button, NativeSelect, Radio } from '@mantine/core';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { changeHiringRules, type HiringRules as Rules } from '@tryout/contract/organizations/hiring-rules';
import { RECRUITERS_SEE, type RecruitersSee } from '@tryout/domain/access/recruiter-sight';
import { MOST_APPROVAL_STEPS } from '@tryout/domain/positions/request-approval';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { hiringRulesQuery, useChangeHiringRules } from '../hiring-rules.api.ts';
import { messages } from '../hiring-rules.messages.ts';
import { messages as organizationMessages } from '../organizations.messages.ts';

/** Which positions recruiters see, and who approves what hiring managers ask for. */
export function HiringRules({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(hiringRulesQuery());
  return (
    <QueryView query={query} skeleton={<FormSkeleton />}>
      {(rules) => <RulesForm key={JSON.stringify(rules)} rules={rules} mayChange={mayChange} />}
    </QueryView>
  );
}

/** The value of a step that names nobody. */
const ANYONE = '';

function RulesForm({ rules, mayChange }: { rules: Rules; mayChange: boolean }) {
  const t = useText(messages);
  const o = useText(organizationMessages);
  const save = useChangeHiringRules();
  const form = useForm(changeHiringRules, {
    start: () => ({
      recruiters_see: rules.recruiters_see,
      approval_steps: rules.approval_steps.map(({ employee_id }) => ({ employee_id })),
    }),
    error: save.error,
    busy: save.isPending,
  });
  const { recruiters_see: sees, approval_steps } = form.values;
  const steps = approval_steps.map((each) => each.employee_id ?? ANYONE);
  const setSteps = (next: readonly string[]) =>
    form.set({ approval_steps: next.map((each) => ({ employee_id: each === ANYONE ? null : each })) });
  const named = new Map(
    rules.approval_steps.flatMap((each) => (each.employee_id ? [[each.employee_id, each] as const] : [])),
  );
  const peopleFor = (chosen: string) => {
    const gone = named.get(chosen);
    return [
      { value: ANYONE, label: t('hiring_rules.anyone') },
      ...(gone && !rules.approvers.some((each) => each.employee_id === chosen)
        ? [
            {
              value: chosen,
              label: gone.is_active ? (gone.name ?? '') : t('hiring_rules.left', { name: gone.name ?? '' }),
            },
          ]
        : []),
      ...rules.approvers.map((each) => ({ value: each.employee_id, label: each.name })),
    ];
  };
  return (
    <FormBody form={form} onSubmit={() => save.mutate(form.values)}>
      <Stack gap={5}>
        {!mayChange && <p>{o('organizations.read_only')}</p>}
        <Panel title={t('hiring_rules.sight')}>
          <Radio.Group
            label={t('hiring_rules.sight')}
            description={t('hiring_rules.sight.text')}
            value={sees}
            onChange={(value) => form.set({ recruiters_see: value as RecruitersSee })}
          >
            <Stack gap={3}>
              {RECRUITERS_SEE.map((value) => (
                <Radio
                  key={value}
                  value={value}
                  disabled={!mayChange}
                  label={t(`hiring_rules.${value}`)}
                  description={t(`hiring_rules.${value}.about`)}
                />
              ))}
            </Stack>
          </Radio.Group>
        </Panel>
        <Panel title={t('hiring_rules.approval')}>
          <Stack gap={4}>
            <p>{t('hiring_rules.approval.text')}</p>
            <NativeSelect
              label={t('hiring_rules.steps')}
              value={String(steps.length)}
              disabled={!mayChange}
              data={Array.from({ length: MOST_APPROVAL_STEPS + 1 }, (_, count) => ({
                value: String(count),
                label: t('hiring_rules.steps.value', { count }),
              }))}
              onChange={(event) => {
                const count = Number(event.currentTarget.value);
                setSteps(Array.from({ length: count }, (_, at) => steps[at] ?? ANYONE));
              }}
            />
            {steps.map((chosen, at) => (
              <NativeSelect
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
                key={at}
                {...form.field(`approval_steps.${at}`, t('hiring_rules.approver', { step: at + 1 }))}
                value={chosen}
                disabled={!mayChange}
                data={peopleFor(chosen)}
                onChange={(event) => {
                  const value = event.currentTarget.value;
                  setSteps(steps.map((each, place) => (place === at ? value : each)));
                }}
              />
            ))}
          </Stack>
        </Panel>
        {mayChange && (
          <div>
            <Button type="submit" loading={save.isPending}>
              {t('hiring_rules.save')}
            </Button>
          </div>
        )}
      </Stack>
    </FormBody>
  );
}
