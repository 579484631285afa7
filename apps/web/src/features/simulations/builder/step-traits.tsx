import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { WeightRows } from '../../../ui/forms/weight-rows.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { SubtraitDraft, TraitDraft } from './builder-draft.ts';
import { tasksReaching } from './catalog.ts';
import type { StepProps } from './step-props.ts';
import { SubtraitValue } from './subtrait-value.tsx';
import { withoutSubtrait, withoutTrait, withSiblings, withSubtrait } from './trait-edits.ts';
import { TraitNotes } from './trait-notes.tsx';
import { TraitPicker } from './trait-picker.tsx';

/** Step 2: which traits and subtraits, and how much each weighs. */
export function StepTraits({ builder, catalog }: StepProps) {
  const t = useText(messages);
  const [picking, setPicking] = useState(false);
  const { traits, categories, tasks } = builder.draft;
  const parts = { traits, categories };
  const reaching = (subtrait_id: string) => tasksReaching(catalog, tasks, subtrait_id);
  const chosen = new Set(traits.flatMap((trait) => trait.subtraits.map((each) => each.subtrait_id)));
  const setTraits = (next: readonly TraitDraft[]) => builder.change({ traits: next });
  const add = (
    <Button
      variant={traits.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
      onClick={() => setPicking(true)}
    >
      {t('builder.traits.add')}
    </Button>
  );
  return (
    <div id={fieldId('traits')} tabIndex={-1}>
      <Stack gap={5}>
        {builder.record.score_template.own ? null : (
          <p className={classes.quiet}>
            {t('builder.traits.of_template', { name: builder.record.score_template.name })}
          </p>
        )}
        {traits.length === 0 ? (
          <EmptyState title={t('builder.traits.none')} text={t('builder.traits.none_about')} action={add} />
        ) : (
          <div>{add}</div>
        )}
        {categories.map(({ category_id }) => {
          const siblings = traits.filter((trait) => trait.category_id === category_id);
          const name = catalog.category(category_id);
          return (
            <Panel key={category_id} title={name}>
              <WeightRows
                label={t('builder.traits.weights', { name })}
                rows={siblings.map((trait) => ({
                  id: trait.trait_id,
                  name: catalog.trait(trait.trait_id)?.trait ?? trait.trait_id,
                  weight: trait.trait_weightage,
                  trait,
                }))}
                nameOf={(row) => <TraitName index={traits.indexOf(row.trait)} name={row.name} />}
                onChange={(rows) =>
                  setTraits(
                    withSiblings(
                      traits,
                      rows.map(({ trait, weight }) => ({ ...trait, trait_weightage: weight })),
                    ),
                  )
                }
                onRemove={(row) => builder.change(withoutTrait(parts, row.id))}
                details={({ trait, name: traitName }) => (
                  <div className={classes.nested}>
                    <TraitNotes record={builder.record} trait_id={trait.trait_id} />
                    <Subtraits
                      trait={trait}
                      field={`traits.${traits.indexOf(trait)}`}
                      name={traitName}
                      catalog={catalog}
                      reaching={reaching}
                      onChange={(subtraits) =>
                        setTraits(traits.map((each) => (each === trait ? { ...trait, subtraits } : each)))
                      }
                      onRemove={(id) => builder.change(withoutSubtrait(parts, trait.trait_id, id))}
                    />
                  </div>
                )}
              />
            </Panel>
          );
        })}
      </Stack>
      {picking && (
        <TraitPicker
          catalog={catalog}
          chosen={chosen}
          onClose={() => setPicking(false)}
          onToggle={({ trait_id, category_id }, subtrait_id) =>
            builder.change(
              chosen.has(subtrait_id)
                ? withoutSubtrait(parts, trait_id, subtrait_id)
                : withSubtrait(parts, { category_id, trait_id, subtrait_id }),
            )
          }
        />
      )}
    </div>
  );
}

/** The name of a trait; a link from the list of problems leads here. */
function TraitName({ index, name }: { index: number; name: string }) {
  return (
    <strong id={fieldId(`traits.${index}`)} tabIndex={-1} dir="auto">
      {name}
    </strong>
  );
}

interface SubtraitsProps {
  readonly trait: TraitDraft;
  /** As problems name it, such as `traits.0`. */
  readonly field: string;
  readonly name: string;
  readonly catalog: StepProps['catalog'];
  readonly reaching: (subtrait_id: string) => readonly string[];
  readonly onChange: (subtraits: readonly SubtraitDraft[]) => void;
  readonly onRemove: (subtrait_id: string) => void;
}

function Subtraits({ trait, field, name, catalog, reaching, onChange, onRemove }: SubtraitsProps) {
  const t = useText(messages);
  return (
    <WeightRows
      label={t('builder.subtraits.weights', { name })}
      rows={trait.subtraits.map((subtrait) => ({
        id: subtrait.subtrait_id,
        name: catalog.subtrait(subtrait.subtrait_id)?.subtrait ?? subtrait.subtrait_id,
        weight: subtrait.weightage,
        rank: subtrait.rank,
        subtrait,
      }))}
      onChange={(rows) =>
        onChange(rows.map(({ subtrait, weight, rank }) => ({ ...subtrait, weightage: weight, rank })))
      }
      onRemove={(row) => onRemove(row.id)}
      details={(row) => (
        <SubtraitValue
          field={`${field}.subtraits.${trait.subtraits.indexOf(row.subtrait)}`}
          name={row.name}
          direction={catalog.subtrait(row.id)?.direction ?? 'higher'}
          value={row.subtrait.value}
          tasks={reaching(row.id).flatMap((id) => catalog.task(id)?.name ?? [])}
          onValue={(value) =>
            onChange(trait.subtraits.map((each) => (each === row.subtrait ? { ...each, value } : each)))
          }
        />
      )}
    />
  );
}
