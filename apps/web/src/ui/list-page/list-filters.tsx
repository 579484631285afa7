import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { CheckBox } from '../forms/check-box.tsx';
import type { FilterChip } from '../lists/filter-chips.tsx';
import { ChoiceFilter, type ChoiceOption } from './choice-filter.tsx';
import classes from './list-filters.module.css';
import type { ListState } from './list-state.ts';
import { listMessages } from './list-view.messages.ts';
import type { ListAt } from './use-list-state.ts';

type KeyIn<S> = Exclude<Extract<keyof S, string>, keyof ListState>;

interface FilterHead<S> {
  /** Its name in the address. */
  readonly key: KeyIn<S>;
  readonly label: string;
}

/** One of a few values. */
interface OneFilter<S> extends FilterHead<S> {
  readonly kind: 'one';
  /** What is chosen while the filter is not used: "All statuses". */
  readonly all: string;
  readonly options: readonly ChoiceOption[];
  /** Its name is written above it, as for visitors who see the list for the first time. */
  readonly labelled?: boolean;
  /** What a value is called that is not among the options, such as one that is gone. */
  readonly unknown?: string;
}

/** Any of a few values, with how many each finds where that is known. */
interface SomeFilter<S> extends FilterHead<S> {
  readonly kind: 'some';
  readonly options: readonly ChoiceOption[];
}

/** On or off; `true` in the address. */
interface SwitchFilter<S> extends FilterHead<S> {
  readonly kind: 'switch';
  /** What the address has while it is on. */
  readonly on?: string | true;
}

/** A day as `YYYY-MM-DD`: the first or the last that is meant. */
interface DayFilter<S> extends FilterHead<S> {
  readonly kind: 'day';
}

/** Words, which take effect with Enter or when the field is left. */
interface WordsFilter<S> extends FilterHead<S> {
  readonly kind: 'words';
}

/** What a list can be narrowed by; its value is in the address under `key`. */
export type ListFilter<S> = OneFilter<S> | SomeFilter<S> | SwitchFilter<S> | DayFilter<S> | WordsFilter<S>;

/** The fields of the filters, one beside the other. */
export function FilterFields<S extends ListState>({
  at,
  filters,
}: {
  at: ListAt<S>;
  filters: readonly ListFilter<S>[];
}) {
  const set = (key: string, value: unknown) => at.set({ [key]: value } as Partial<S>);
  return filters.map((filter) => {
    const value: unknown = at.search[filter.key];
    switch (filter.kind) {
      case 'one':
        return (
          <NativeSelect
            key={filter.key}
            classNames={{ input: classes.one }}
            {...(filter.labelled ? { label: filter.label } : { 'aria-label': filter.label })}
            value={typeof value === 'string' ? value : ''}
            data={[{ value: '', label: filter.all }, ...filter.options]}
            onChange={(event) => set(filter.key, event.currentTarget.value || undefined)}
          />
        );
      case 'some':
        return (
          <ChoiceFilter
            key={filter.key}
            label={filter.label}
            options={filter.options}
            chosen={textsOf(value)}
            onChange={(chosen) => set(filter.key, chosen.length > 0 ? chosen : undefined)}
          />
        );
      case 'switch':
        return (
          <CheckBox
            key={filter.key}
            label={filter.label}
            checked={value !== undefined}
            onChange={(on) => set(filter.key, on ? (filter.on ?? true) : undefined)}
          />
        );
      case 'words':
        return (
          <WordsField
            key={`${filter.key} ${value}`}
            label={filter.label}
            value={typeof value === 'string' ? value : ''}
            onChange={(words) => set(filter.key, words || undefined)}
          />
        );
      default:
        return (
          <TextInput
            key={filter.key}
            type="date"
            label={filter.label}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => set(filter.key, event.currentTarget.value || undefined)}
          />
        );
    }
  });
}

/** Typed words take effect with Enter or when the field is left, as each asks the server. */
function WordsField(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('words');
        props.onChange(typeof typed === 'string' ? typed.trim() : '');
      }}
    >
      <TextInput
        name="words"
        label={props.label}
        defaultValue={props.value}
        onBlur={(event) => {
          const typed = event.currentTarget.value.trim();
          if (typed !== props.value) props.onChange(typed);
        }}
      />
      <Button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden>
        {props.label}
      </Button>
    </form>
  );
}

const textsOf = (value: unknown): readonly string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string');

/** The filters in use as chips, each with the way to take it off. */
export function useFilterChips<S extends ListState>(
  at: ListAt<S>,
  filters: readonly ListFilter<S>[],
): readonly FilterChip[] {
  const t = useText(listMessages);
  const format = useFormat();
  const without = (filter: ListFilter<S>, rest?: readonly string[]) => () =>
    at.set({ [filter.key]: rest && rest.length > 0 ? rest : undefined } as unknown as Partial<S>);
  return filters.flatMap((filter): FilterChip[] => {
    const value: unknown = at.search[filter.key];
    if (value === undefined || value === '') return [];
    if (filter.kind === 'switch')
      return [{ key: filter.key, label: filter.label, onRemove: without(filter) }];
    const texts = textsOf(value);
    const word = (text: string) =>
      filter.kind === 'day'
        ? format.date(`${text}T12:00:00`)
        : filter.kind === 'words'
          ? text
          : (filter.options.find((option) => option.value === text)?.label ??
            (filter.kind === 'one' ? filter.unknown : undefined) ??
            text);
    return texts.map((text) => ({
      key: `${filter.key} ${text}`,
      label: t('ui.filters.chip', { name: filter.label, value: word(text) }),
      onRemove: without(
        filter,
        texts.filter((each) => each !== text),
      ),
    }));
  });
}
