/** A piece of text whose characters all have the same marks. `\n` in it is a line break. */
export interface TextRun {
  readonly text: string;
  readonly bold?: true | undefined;
  readonly italic?: true | undefined;
  /** Address it leads to, as `isLinkAddress` takes it. Left out: no link. */
  readonly link?: string | undefined;
}

/** The items of a list within a list, which holds no further one. */
export interface NestedList {
  readonly ordered: boolean;
  readonly items: readonly { readonly text: readonly TextRun[] }[];
}

/** One item of a list. */
export interface ListItem {
  readonly text: readonly TextRun[];
  /** The list below it. Left out: none. */
  readonly list?: NestedList | undefined;
}

/** A heading, below the page's own title (level 1); a paragraph; or a list, numbered where it is ordered. */
export type TextBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: readonly TextRun[] }
  | { readonly type: 'paragraph'; readonly text: readonly TextRun[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] };

/** A text with headings, lists, bold, italic and links. No blocks: nothing is written. */
export interface RichText {
  readonly blocks: readonly TextBlock[];
}

/**
 * What fits into a text. `characters` counts what was written (UTF-16 code units), without bullets, numbers and
 * addresses; `pieces` are runs and list items of the whole text; `link` is the length of one address.
 */
export const RICH_TEXT_LIMITS = { characters: 20_000, blocks: 500, pieces: 4_000, link: 2_000 } as const;

/** Whether nothing is written. Expects a normalised text (`normaliseText`). */
export const isEmptyText = (text: RichText): boolean => text.blocks.length === 0;

/**
 * Whether a link may lead to this address: `http:`, `https:` and `mailto:` with something behind, without spaces,
 * control characters, quotes or angle brackets, and at most `RICH_TEXT_LIMITS.link` long. Everything that draws a link
 * asks, however the text came to be stored.
 */
export function isLinkAddress(address: string): boolean {
  return (
    address.length <= RICH_TEXT_LIMITS.link &&
    /^(?:https?:\/\/[^\s/?#\\]|mailto:[^\s@]+@[^\s@])[^\s"'<>`\\\p{Cc}\p{Cs}]*$/iu.test(address)
  );
}
