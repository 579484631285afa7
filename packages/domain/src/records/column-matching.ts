/** Which column of a file that people bring goes into which field: guessed from headings, judged before anything is read. */

/** A field that a column can go into. */
export interface MatchedField {
  /** Its name in the request. */
  readonly key: string;
  /** What files may call it besides its key, in any language; case, accents, blanks and signs do not count. */
  readonly names?: readonly string[] | undefined;
  /** Has to get a column. */
  readonly required?: boolean | undefined;
}

/** The field of each column by its place, from 0; null: the column is left out. */
export type ColumnMapping = readonly (string | null)[];

/** What keeps a mapping from being used: a required field without a column, or one with several. */
export interface MappingProblem {
  readonly code: 'missing' | 'twice';
  /** Key of the field. */
  readonly field: string;
}

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The field that each heading names, each field at most once: the first column that names it. A heading that names
 * none is left out.
 */
export function matchColumns(headings: readonly string[], fields: readonly MatchedField[]): ColumnMapping {
  const byName = new Map(
    fields.flatMap(({ key, names = [] }) => [key, ...names].map((name) => [bare(name), key] as const)),
  );
  const used = new Set<string>();
  return headings.map((heading) => {
    const key = byName.get(bare(heading)) ?? null;
    if (key === null || used.has(key)) return null;
    used.add(key);
    return key;
  });
}

/** What is wrong with a mapping, in the order of the fields; nothing where it can be used. */
export function mappingProblems(
  mapping: ColumnMapping,
  fields: readonly MatchedField[],
): readonly MappingProblem[] {
  return fields.flatMap(({ key, required }): MappingProblem[] => {
    const count = mapping.filter((each) => each === key).length;
    if (count > 1) return [{ code: 'twice', field: key }];
    return required && count === 0 ? [{ code: 'missing', field: key }] : [];
  });
}
