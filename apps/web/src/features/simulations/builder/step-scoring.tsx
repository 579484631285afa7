import { NativeSelect } from '@mantine/core';
import { saveSimulationScoring } from '@tryout/contract/simulations/simulations-building';
import { BOOST, COVERAGE_PERCENT } from '@tryout/domain/score-templates/score-template';
import { Suspense } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { WeightRows } from '../../../ui/forms/weight-rows.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { asTemplate } from '../template-rows.ts';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { StepProps } from './step-props.ts';
import { TypedNumber } from './typed-text.tsx';

// The calculation comes along only here, where its result is seen.
const SampleScores = lazyPiece(() =>
  import('./sample-scores.tsx').then((m) => ({ default: m.SampleScores })),
);

const WeightsAtWork = lazyPiece(() =>
  import('./weights-at-work.tsx').then((m) => ({ default: m.WeightsAtWork })),
);

/** Step 4: by which template it is scored, how much each category weighs, and what sample numbers come to. */
export function StepScoring({ builder, catalog, errorOf }: StepProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const { record, draft } = builder;
  const { score_template } = record;
  const { categories } = draft;
  const coverage = asTemplate(score_template.definition)?.min_coverage_percent ?? COVERAGE_PERCENT.default;
  const chosen = score_template.own ? '' : score_template.id;
  const templates = catalog.options.score_templates.map(({ id, name, version }) => ({
    value: id,
    label: t('builder.template.name', { name, version }),
  }));
  const listed = chosen === '' || templates.some(({ value }) => value === chosen);
  const choose = (score_template_id: string | null) =>
    builder
      .act((edit) =>
        callRoute(saveSimulationScoring, {
          params: { simulation_id: record.id },
          body: { edit, score_template_id },
        }),
      )
      .catch((error: unknown) => toast.say({ message: errorText(error), tone: 'danger' }));
  return (
    <Stack gap={5}>
      <Panel>
        <NativeSelect
          id={fieldId('score_template')}
          label={t('builder.template')}
          description={t('builder.template.about')}
          value={chosen}
          error={errorOf('score_template_id')}
          data={[
            { value: '', label: t('builder.template.own') },
            ...(listed ? [] : [{ value: chosen, label: score_template.name }]),
            ...templates,
          ]}
          onChange={(event) => void choose(event.currentTarget.value || null)}
        />
        <p className={classes.quiet}>{t('builder.template.coverage', { percent: coverage })}</p>
      </Panel>
      <Panel title={t('builder.categories')}>
        <div id={fieldId('categories')} tabIndex={-1}>
          {categories.length === 0 ? (
            <p>{t('builder.categories.none')}</p>
          ) : (
            <WeightRows
              label={t('builder.categories.weights')}
              rows={categories.map((category) => ({
                id: category.category_id,
                name: catalog.category(category.category_id),
                weight: category.category_weightage,
                category,
              }))}
              onChange={(rows) =>
                builder.change({
                  categories: rows.map(({ category, weight }) => ({
                    ...category,
                    category_weightage: weight,
                  })),
                })
              }
              details={({ category, name }) => (
                <div className={classes.value}>
                  <TypedNumber
                    className={classes.number}
                    id={fieldId(`categories.${categories.indexOf(category)}`)}
                    label={t('builder.boost')}
                    aria-label={t('builder.boost.of', { name })}
                    value={category.boost}
                    min={BOOST.min}
                    max={BOOST.max}
                    step={0.05}
                    onNumber={(boost) =>
                      builder.change({
                        categories: categories.map((each) =>
                          each === category ? { ...each, boost: boost ?? BOOST.default } : each,
                        ),
                      })
                    }
                  />
                  <p className={classes.quiet}>{t('builder.boost.about')}</p>
                </div>
              )}
            />
          )}
        </div>
      </Panel>
      {categories.length > 0 && (
        <Suspense fallback={<LoadingMark />}>
          <SampleScores draft={draft} record={record} catalog={catalog} />
        </Suspense>
      )}
      {categories.length > 0 && record.tasks.length > 0 && (
        <Suspense fallback={<LoadingMark />}>
          <WeightsAtWork builder={builder} catalog={catalog} />
        </Suspense>
      )}
    </Stack>
  );
}
