import { TextInput } from '@mantine/core';
import { BOOST, COVERAGE_PERCENT, isCoveragePercent } from '@tryout/domain/score-templates/score-template';
import { useId, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { WeightRows } from '../../../ui/forms/weight-rows.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { partId } from '../problem-text.ts';
import type { DraftCategory, TemplateDraft } from '../template-draft.ts';
import { messages } from '../template-editor.messages.ts';
import {
  fromRows,
  rowIds,
  withAddedCategory,
  withAddedTrait,
  withCategory,
  withTrait,
} from '../template-edits.ts';
import { AddButton } from './add-button.tsx';
import { PartPicker } from './part-picker.tsx';
import classes from './template-editor.module.css';
import { TraitEditor } from './trait-editor.tsx';

interface TemplateEditorProps {
  readonly draft: TemplateDraft;
  /** The version before and its coverage, to be named where the draft has another one. */
  readonly before?: { readonly version: number; readonly min_coverage_percent: number } | undefined;
  /** Left out: the template is shown only. */
  readonly onChange?: ((draft: TemplateDraft) => void) | undefined;
}

/** Categories, traits and subtraits with their weights, one inside the other, and the data that a score needs. */
export function TemplateEditor({ draft, before, onChange }: TemplateEditorProps) {
  const t = useText(messages);
  const named = useLibraryNames();
  const [picking, setPicking] = useState(false);
  const ids = rowIds(draft.categories);
  return (
    <Stack gap={3}>
      {draft.categories.length === 0 && <p>{t('template.no_categories')}</p>}
      <WeightRows
        label={t('template.categories')}
        rows={draft.categories.map(({ name, weight }, i) => ({
          id: ids[i] ?? '',
          name: named('entries', name),
          weight,
        }))}
        {...(onChange && {
          onChange: (rows) => onChange({ ...draft, categories: fromRows(draft.categories, rows) }),
          onRemove: (row) =>
            onChange({ ...draft, categories: draft.categories.filter((_, i) => ids[i] !== row.id) }),
        })}
        details={(row) => {
          const at = ids.indexOf(row.id);
          const category = draft.categories[at];
          return (
            category && (
              <CategoryEditor
                category={category}
                at={at}
                onChange={onChange && ((next) => onChange(withCategory(draft, at, () => next)))}
              />
            )
          );
        }}
        actions={onChange && <AddButton label={t('template.add_category')} onAdd={() => setPicking(true)} />}
      />
      <Coverage draft={draft} before={before} onChange={onChange} />
      {picking && onChange && (
        <PartPicker
          kind="category"
          title={t('template.pick.category')}
          taken={draft.categories.map((category) => category.id)}
          onPick={(item, library) => onChange(withAddedCategory(draft, item, library))}
          onClose={() => setPicking(false)}
        />
      )}
    </Stack>
  );
}

/** From which share of the weight on a score is calculated. */
function Coverage({ draft, before, onChange }: TemplateEditorProps) {
  const t = useText(messages);
  const { number } = useFormat();
  const { coverage } = draft;
  if (coverage === undefined) return null;
  const isRight = coverage !== null && isCoveragePercent(coverage);
  return (
    <Stack gap={2}>
      {onChange ? (
        <TextInput
          classNames={{ input: classes.number ?? '' }}
          type="number"
          min={COVERAGE_PERCENT.min}
          max={COVERAGE_PERCENT.max}
          label={t('template.coverage')}
          description={t('template.coverage_about')}
          error={isRight ? undefined : t('template.problem.coverage_out_of_range')}
          value={coverage === null ? '' : String(coverage)}
          onChange={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            onChange({ ...draft, coverage: Number.isFinite(typed) ? typed : null });
          }}
        />
      ) : (
        <p>{t('template.coverage_is', { percent: coverage === null ? '–' : number(coverage) })}</p>
      )}
      {onChange && before && before.min_coverage_percent !== coverage && (
        <p className={classes.quiet}>
          {t('template.coverage_before', {
            version: before.version,
            percent: number(before.min_coverage_percent),
          })}
        </p>
      )}
    </Stack>
  );
}

interface CategoryEditorProps {
  readonly category: DraftCategory;
  readonly at: number;
  readonly onChange: ((category: DraftCategory) => void) | undefined;
}

function CategoryEditor({ category, at, onChange }: CategoryEditorProps) {
  const t = useText(messages);
  const named = useLibraryNames();
  const [picking, setPicking] = useState(false);
  const { traits } = category;
  const name = named('entries', category.name);
  const ids = rowIds(traits);
  return (
    <div id={partId([at])} tabIndex={-1} className={classes.part}>
      <Disclosure label={t('template.inside_category', { count: traits.length })}>
        <div className={classes.inside}>
          <Boost category={category} onChange={onChange} />
          {category.reason && <p className={classes.quiet}>{category.reason}</p>}
          <WeightRows
            label={t('template.traits', { name })}
            rows={traits.map((trait, i) => ({
              id: ids[i] ?? '',
              name: named('entries', trait.name),
              weight: trait.weight,
            }))}
            {...(onChange && {
              onChange: (rows) => onChange({ ...category, traits: fromRows(traits, rows) }),
              onRemove: (row) =>
                onChange({ ...category, traits: traits.filter((_, i) => ids[i] !== row.id) }),
            })}
            details={(row) => {
              const place = ids.indexOf(row.id);
              const trait = traits[place];
              return (
                trait && (
                  <TraitEditor
                    trait={trait}
                    at={[at, place]}
                    onChange={onChange && ((next) => onChange(withTrait(category, place, () => next)))}
                  />
                )
              );
            }}
            actions={onChange && <AddButton label={t('template.add_trait')} onAdd={() => setPicking(true)} />}
          />
        </div>
      </Disclosure>
      {picking && onChange && (
        <PartPicker
          kind="trait"
          title={t('template.pick.trait', { name })}
          taken={traits.map((trait) => trait.id)}
          onPick={(item, library) => onChange(withAddedTrait(category, item, library))}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

function Boost({ category, onChange }: Pick<CategoryEditorProps, 'category' | 'onChange'>) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  const id = useId();
  const { boost } = category;
  const name = named('entries', category.name);
  return (
    <div className={classes.boost}>
      <label htmlFor={id}>{t('template.boost', { name })}</label>
      {onChange ? (
        <input
          id={id}
          className={classes.slider}
          type="range"
          min={BOOST.min}
          max={BOOST.max}
          step={0.05}
          value={boost}
          aria-describedby={`${id}-about`}
          onChange={(event) =>
            onChange({ ...category, boost: Math.round(event.currentTarget.valueAsNumber * 100) / 100 })
          }
        />
      ) : (
        <span />
      )}
      <output id={onChange ? undefined : id} htmlFor={onChange ? id : undefined}>
        × {number(boost, { maximumFractionDigits: 2 })}
      </output>
      <p id={`${id}-about`} className={classes.quiet}>
        {t('template.boost_about')}
      </p>
    </div>
  );
}
