import type { LibraryKind } from './trait-library.ts';

/**
 * What is wrong with a field:
 *
 * - `required`: it has to hold something.
 * - `not_text`, `not_whole_number`, `not_list_of_texts`: a value of another type.
 * - `not_one_line`: line ends or other control characters where one line is meant.
 * - `control_characters`: characters that no text may hold.
 * - `not_a_key`: other signs than small Latin letters, digits and underscores.
 * - `not_a_colour`: no `#rrggbb`.
 * - `not_a_language`: no language tag such as `ar`; English has fields of its own.
 * - `not_of_this_type`: entries of this type do not have it, so it has to be empty.
 * - `nothing_above_category`: a category with a parent.
 * - `only_subtraits`: a direction at something that is no subtrait.
 */
type PlainCode =
  | 'required'
  | 'not_text'
  | 'not_whole_number'
  | 'not_list_of_texts'
  | 'not_one_line'
  | 'control_characters'
  | 'not_a_key'
  | 'not_a_colour'
  | 'not_a_language'
  | 'not_of_this_type'
  | 'nothing_above_category'
  | 'only_subtraits';

type FieldProblem =
  | { readonly code: PlainCode }
  /** None of the words that fit; `among` has all that do, as the file writes them. */
  | { readonly code: 'not_among'; readonly among: readonly string[] }
  /** More than `most` characters. */
  | { readonly code: 'too_long'; readonly most: number }
  /** More than `most` in a list. */
  | { readonly code: 'too_many'; readonly most: number }
  /** Words in more than `most` languages. */
  | { readonly code: 'too_many_languages'; readonly most: number }
  /** An earlier row of the file, at `line`, is about `key` already. */
  | { readonly code: 'key_taken'; readonly key: string; readonly line: number }
  /** There is no entry `key` of the level above, which is `kind`. */
  | { readonly code: 'no_such_parent'; readonly kind: LibraryKind; readonly key: string }
  /** What is above it, `name` of the level `kind`, is archived, and it is to be in use. */
  | { readonly code: 'parent_archived'; readonly kind: LibraryKind; readonly name: string }
  /** To be archived, while `name` below it is in use. */
  | { readonly code: 'used_below'; readonly name: string }
  /** To be in use, though it was merged into the entry of the key `into`. */
  | { readonly code: 'was_merged'; readonly into: string };

/** Something that keeps a row of a file from being brought into the library of traits. */
export type ImportProblem = {
  /** As the file calls it, such as `definition` or `name:ar`. */
  readonly field: string;
} & FieldProblem;
