import { EditorView } from '@codemirror/view';

/** The editor in the product's tokens, so that light, dark and high contrast follow by themselves. */
export const editorTheme = EditorView.theme({
  '&': {
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--r-md)',
    fontSize: '1rem',
    textAlign: 'left',
  },
  '&.cm-focused': {
    outline: '2px solid var(--text)',
    outlineOffset: '1px',
    boxShadow: '0 0 0 5px var(--accent)',
  },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.625rem', borderRadius: 'inherit' },
  '.cm-content': { minHeight: '10.5rem', padding: '10px 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 12px' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--info) 26%, transparent)',
  },
  '.cm-placeholder': { color: 'var(--text-3)' },
  '.cm-keyword': { color: 'var(--info)', fontWeight: '650' },
  '.cm-operator': { color: 'var(--success)' },
  '.cm-number': { color: 'var(--warning)' },
  '.cm-text': { color: 'var(--warning)' },
  '.cm-condition': { color: 'var(--link)' },
  '.cm-comment': { color: 'var(--text-3)', fontStyle: 'italic' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--selected-bg)',
    outline: '1px solid var(--border-strong)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-bg)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '4px',
    backgroundColor: 'var(--danger-bg)',
  },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--danger)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--text)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--r-md)',
    boxShadow: 'var(--shadow-2)',
    overflow: 'hidden',
    maxWidth: 'calc(100vw - 24px)',
  },
  '.cm-diagnostic': {
    padding: '8px 12px',
    borderLeft: 'none',
    fontFamily: 'var(--font-body)',
    maxWidth: '46ch',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-body)',
    fontSize: '0.9375rem',
    maxHeight: '17rem',
    minWidth: 'min(320px, calc(100vw - 32px))',
    maxWidth: 'min(560px, calc(100vw - 32px))',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '12px',
    justifyContent: 'space-between',
    padding: '7px 12px',
    lineHeight: '1.375rem',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--selected-bg)',
    color: 'var(--text)',
  },
  '.cm-completionLabel': { fontFamily: 'var(--font-mono)', overflowWrap: 'anywhere' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': {
    marginLeft: '0',
    fontStyle: 'normal',
    color: 'var(--text-2)',
    textAlign: 'right',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '8px 12px', fontFamily: 'var(--font-body)', maxWidth: '40ch' },
});

/** What the library says by itself, in the reader's language. */
export interface EditorPhrases {
  readonly completions: string;
}

export const phrasesOf = (words: EditorPhrases): Readonly<Record<string, string>> => ({
  Completions: words.completions,
});
