import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import type { TemplateDraft } from './template-draft.ts';

/** What stands against publishing, with the place in the words of the template. */
export interface NamedProblem {
  readonly code: TemplateRecord['problems'][number]['code'];
  readonly sum: number | null;
  /** Names from the category down; empty for the template as a whole. */
  readonly names: readonly string[];
  /** Which part to show, as indexes; those above it are opened. */
  readonly at: readonly number[];
}

/** Turns a path such as `categories.0.traits.1.subtraits` into names. */
export function namedProblem(
  { code, path, sum }: TemplateRecord['problems'][number],
  draft: Pick<TemplateDraft, 'categories'>,
): NamedProblem {
  const at = path.split('.').flatMap((part) => (/^\d+$/.test(part) ? [Number(part)] : []));
  const [c = -1, t = -1, s = -1] = at;
  const category = draft.categories[c];
  const trait = category?.traits[t];
  const names = [category?.name, trait?.name, trait?.subtraits[s]?.name].filter((name) => name !== undefined);
  return { code, sum, names, at };
}

/** The id of the element of a part, by its indexes. */
export const partId = (at: readonly number[]): string => `template-part-${at.join('-')}`;
