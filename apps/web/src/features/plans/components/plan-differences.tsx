import type { FeatureUse } from '@tryout/contract/entitlements/entitlements';
import type { PlansShown } from '@tryout/contract/plans/plans';
import { planChanges } from '@tryout/domain/plans/catalogue';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { messages } from '../plans.messages.ts';
import { usePlanWords } from './use-plan-words.ts';

/** Every feature beside every plan. */
export function PlanDifferences({ shown }: { shown: PlansShown }) {
  const t = useText(messages);
  const words = usePlanWords();
  return (
    <SimpleTable
      caption={t('plans.differences')}
      captionShown
      stacks
      columns={[
        { key: 'feature', header: t('plans.feature') },
        ...shown.plans.map(({ plan_id, name }) => ({ key: plan_id, header: name })),
      ]}
      rows={shown.features.map(({ key, kind, name }) => ({
        key,
        cells: [name, ...shown.plans.map(({ features }) => words.value(kind, features[key]))],
      }))}
    />
  );
}

interface ChangesProps {
  readonly shown: PlansShown;
  readonly use: Readonly<Record<string, FeatureUse>>;
}

/** What each other plan would change, and what goes on however much is used. */
export function PlanChanges({ shown, use }: ChangesProps) {
  const t = useText(messages);
  const format = useFormat();
  const words = usePlanWords();
  const from = shown.current?.features ?? {};
  const others = shown.plans.filter(
    ({ plan_version_id }) => plan_version_id !== shown.current?.plan_version_id,
  );
  const nameOf = (key: string) => shown.features.find((one) => one.key === key)?.name ?? key;
  return (
    <Disclosure label={t('plans.change')}>
      <Stack gap={3}>
        <p>{t('plans.change.rules')}</p>
        <ul>
          {others.map((plan) => {
            const changes = planChanges(shown.features, from, plan.features).map(
              ({ key, kind, from: had, to }) =>
                t('plans.change.one', {
                  name: nameOf(key),
                  from: words.value(kind, had),
                  to: words.value(kind, to),
                }),
            );
            const exceeded = shown.features.filter(({ key, kind }) => {
              const given = plan.features[key] ?? 0;
              return kind !== 'flag' && typeof given === 'number' && (use[key]?.used ?? 0) > given;
            });
            return (
              <li key={plan.plan_id}>
                {changes.length === 0
                  ? t('plans.change.same', { plan: plan.name })
                  : t('plans.change.to', { plan: plan.name, changes: format.list(changes) })}
                {exceeded.length > 0 &&
                  ` ${t('plans.change.exceeds', { names: format.list(exceeded.map(({ name }) => name)) })}`}
              </li>
            );
          })}
        </ul>
      </Stack>
    </Disclosure>
  );
}
