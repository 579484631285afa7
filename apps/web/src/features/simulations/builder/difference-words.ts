import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages, type PlaceMessage } from './places.messages.ts';

/** Names for ids; a part that is not given is shown by its id. */
export interface IdNames {
  readonly task: (id: string) => { readonly name: string } | undefined;
  readonly trait: (id: string) => { readonly trait: string } | undefined;
  readonly subtrait: (id: string) => { readonly subtrait: string } | undefined;
  readonly category: (id: string) => string;
}

/** Where two versions of a simulation differ, and what is there, in words. */
export interface DifferenceWords {
  readonly place: (path: readonly string[]) => string;
  readonly value: (value: unknown, path: readonly string[]) => string;
}

const isKnown = (key: string): key is PlaceMessage => Object.hasOwn(messages.en, key);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words for differences between versions of a simulation. */
export function useDifferenceWords(names: IdNames): DifferenceWords {
  const t = useText(messages);
  const { number } = useFormat();
  const nameOf = (id: string): string | null =>
    names.task(id)?.name ??
    names.trait(id)?.trait ??
    names.subtrait(id)?.subtrait ??
    (names.category(id) || null);
  const part = (key: string): string => {
    const known = `place.${key}`;
    if (/^\d+$/.test(key)) return number(Number(key) + 1);
    return isKnown(known) ? t(known) : (nameOf(key) ?? key.replaceAll('_', ' '));
  };
  const value = (found: unknown, path: readonly string[]): string => {
    if (found === undefined || found === null || found === '') return t('place.nothing');
    if (typeof found === 'number') return number(found);
    if (typeof found === 'boolean') return t(found ? 'place.yes' : 'place.no');
    if (typeof found === 'string') return nameOf(found) ?? found;
    if (Array.isArray(found)) return found.map((each) => value(each, path)).join(' · ');
    if (!isObject(found)) return '';
    const name = found.name ?? found.trait ?? found.subtrait ?? found.category;
    if (typeof name === 'string' && name !== '') return name;
    const id = found.task_id ?? found.subtrait_id ?? found.trait_id ?? found.category_id;
    if (typeof id === 'string') return nameOf(id) ?? id;
    return Object.entries(found)
      .map(([key, each]) => `${part(key)}: ${value(each, path)}`)
      .join(' · ');
  };
  return {
    place: (path) =>
      path
        .filter((key) => key !== 'basics')
        .map(part)
        .join(' › '),
    value,
  };
}
