/** A technical manual as text without a form: sections with paragraphs and tables. */

/** A table; the first cell of a row names it. */
export interface ManualTable {
  readonly kind: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A paragraph. */
export interface ManualParagraph {
  readonly kind: 'text';
  readonly text: string;
}

/** One section under its heading. */
export interface ManualSection {
  readonly heading: string;
  readonly blocks: readonly (ManualTable | ManualParagraph)[];
}

/** A whole manual. */
export interface Manual {
  readonly title: string;
  readonly subtitle: string;
  readonly language: 'en' | 'ar';
  readonly sections: readonly ManualSection[];
}

/** A paragraph of a manual. */
export const paragraph = (text: string): ManualParagraph => ({ kind: 'text', text });

/** A table of a manual. */
export const table = (columns: readonly string[], rows: ManualTable['rows']): ManualTable => ({
  kind: 'table',
  columns,
  rows,
});
