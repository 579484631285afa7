import {
  type Direction,
  type EntryWords,
  type LibraryContent,
  type LibraryKind,
  tidyWords,
  type WordField,
  wordFieldsOf,
} from '@tryout/domain/traits/trait-library';

/** What the form holds: like the content, with the references as lines of one text. */
export interface EntryDraft extends Omit<LibraryContent, 'sources' | 'direction' | 'words'> {
  readonly direction: Direction;
  readonly sources: string;
  readonly words: Readonly<Record<string, EntryWords>>;
}

/** The form of an entry. */
export function draftOf(content: LibraryContent): EntryDraft {
  const { name, definition, low_label, high_label, color, evidence, words } = content;
  return {
    name,
    definition,
    low_label,
    high_label,
    color,
    evidence,
    words,
    direction: content.direction ?? 'higher',
    sources: content.sources.join('\n'),
  };
}

export const EMPTY_DRAFT: EntryDraft = {
  name: '',
  definition: '',
  low_label: '',
  high_label: '',
  color: '',
  evidence: '',
  sources: '',
  direction: 'higher',
  words: {},
};

/** The whole content again, as versions keep it. */
export function contentOf(kind: LibraryKind, draft: EntryDraft): LibraryContent {
  const lines = draft.sources.split('\n').map((one) => one.trim());
  return {
    ...draft,
    direction: kind === 'subtrait' ? draft.direction : null,
    sources: lines.filter((one) => one !== ''),
    words: tidyWords(draft.words, kind),
  };
}

/** The fields that a kind has, as they are sent. */
export function sentContent(kind: LibraryKind, draft: EntryDraft): Partial<LibraryContent> {
  const { name, definition, low_label, high_label, direction, color, evidence, sources, words } = contentOf(
    kind,
    draft,
  );
  if (kind === 'category') return { name, definition, color, words };
  const shared = { name, definition, low_label, high_label, evidence, sources, words };
  return kind === 'subtrait' ? { ...shared, direction } : shared;
}

/** One text of the draft in one language; English has fields of its own. */
export function wordOf(draft: EntryDraft, language: string, field: WordField): string {
  return language === 'en' ? draft[field] : (draft.words[language]?.[field] ?? '');
}

/** The draft with one text changed. */
export function withWord(draft: EntryDraft, language: string, field: WordField, text: string): EntryDraft {
  if (language === 'en') return { ...draft, [field]: text };
  return { ...draft, words: { ...draft.words, [language]: { ...draft.words[language], [field]: text } } };
}

/** How many of a language's texts are there, of how many. */
export function wordsDone(
  kind: LibraryKind,
  draft: EntryDraft,
  language: string,
): { done: number; of: number } {
  const fields = wordFieldsOf(kind).filter((field) => language === 'en' || draft[field] !== '');
  return { done: fields.filter((field) => wordOf(draft, language, field) !== '').length, of: fields.length };
}
