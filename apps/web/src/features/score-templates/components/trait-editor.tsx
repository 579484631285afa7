import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { WeightRows } from '../../../ui/forms/weight-rows.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { partId } from '../problem-text.ts';
import { type DraftSubtrait, type DraftTrait, isRange } from '../template-draft.ts';
import { messages } from '../template-editor.messages.ts';
import { fromRows, rowIds, withAddedSubtrait, withSubtrait } from '../template-edits.ts';
import { AddButton } from './add-button.tsx';
import { PartPicker } from './part-picker.tsx';
import classes from './template-editor.module.css';

interface TraitEditorProps {
  readonly trait: DraftTrait;
  /** Its place: the category's, then its own. */
  readonly at: readonly number[];
  readonly onChange: ((trait: DraftTrait) => void) | undefined;
}

/** The subtraits of a trait: weight, rank and range. */
export function TraitEditor({ trait, at, onChange }: TraitEditorProps) {
  const t = useText(messages);
  const named = useLibraryNames();
  const [picking, setPicking] = useState(false);
  const { subtraits } = trait;
  const name = named('entries', trait.name);
  const ids = rowIds(subtraits);
  return (
    <div id={partId(at)} tabIndex={-1} className={classes.part}>
      <Disclosure label={t('template.inside_trait', { count: subtraits.length })}>
        <div className={classes.inside}>
          {trait.reason && <p className={classes.quiet}>{trait.reason}</p>}
          <WeightRows
            label={t('template.subtraits', { name })}
            rows={subtraits.map(({ weight, rank, ...subtrait }, i) => ({
              id: ids[i] ?? '',
              name: named('entries', subtrait.name),
              weight,
              rank,
            }))}
            {...(onChange && {
              onChange: (rows) => onChange({ ...trait, subtraits: fromRows(subtraits, rows) }),
              onRemove: (row) =>
                onChange({ ...trait, subtraits: subtraits.filter((_, i) => ids[i] !== row.id) }),
            })}
            details={(row) => {
              const place = ids.indexOf(row.id);
              const subtrait = subtraits[place];
              return (
                subtrait && (
                  <Target
                    subtrait={subtrait}
                    id={partId([...at, place])}
                    onChange={onChange && ((next) => onChange(withSubtrait(trait, place, () => next)))}
                  />
                )
              );
            }}
            actions={
              onChange && <AddButton label={t('template.add_subtrait')} onAdd={() => setPicking(true)} />
            }
          />
        </div>
      </Disclosure>
      {picking && onChange && (
        <PartPicker
          kind="subtrait"
          title={t('template.pick.subtrait', { name })}
          taken={subtraits.map((subtrait) => subtrait.id)}
          onPick={(item) => onChange(withAddedSubtrait(trait, item))}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

/** Where a range begins that is switched on. */
const FIRST_RANGE = { min: 40, max: 60 };

interface TargetProps {
  readonly subtrait: DraftSubtrait;
  readonly id: string;
  readonly onChange: ((subtrait: DraftSubtrait) => void) | undefined;
}

/** The range in which the subtrait is best. */
function Target({ subtrait, id, onChange }: TargetProps) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { target } = subtrait;
  const name = named('entries', subtrait.name);
  if (!onChange) {
    return (
      target && <p className={classes.quiet}>{`${t('template.target')}: ${target.min}–${target.max}`}</p>
    );
  }
  const wrong = target !== null && !isRange(target);
  const set = (end: 'min' | 'max', value: number) =>
    target && Number.isFinite(value) && onChange({ ...subtrait, target: { ...target, [end]: value } });
  const end = (which: 'min' | 'max', label: string) =>
    target && (
      <TextInput
        className={classes.number}
        type="number"
        min={0}
        max={100}
        step="any"
        aria-label={label}
        error={wrong}
        value={String(target[which])}
        onChange={(event) => set(which, event.currentTarget.valueAsNumber)}
      />
    );
  return (
    <div id={id} tabIndex={-1} className={classes.target}>
      <CheckBox
        label={
          <>
            {t('template.target')} <span className="visually-hidden">{name}</span>
          </>
        }
        checked={target !== null}
        onChange={(checked) => onChange({ ...subtrait, target: checked ? FIRST_RANGE : null })}
      />
      {target && (
        <span className={classes.range} dir="ltr">
          {end('min', t('template.target_from', { name }))}
          <span aria-hidden>–</span>
          {end('max', t('template.target_to', { name }))}
        </span>
      )}
      {wrong && <p className={classes.error}>{t('template.target_wrong')}</p>}
    </div>
  );
}
