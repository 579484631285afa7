import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { completionOf, type Suggest, writing } from './completion.ts';
import { editorTheme } from './editor-theme.ts';
import { type Paint, painted } from './painting.ts';
import classes from './text-editor.module.css';

/** A stretch of the text, by its offsets. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A fault with its words, at its sign. */
export interface Fault extends Stretch {
  readonly message: string;
  /** What belongs there instead; null where only the writer knows. */
  readonly instead: string | null;
}

/** What others on the page may do with the editor. */
export interface TextEditorHandle {
  /** Writes a template at the cursor, in place of what is selected. */
  readonly insert: (template: string) => void;
  /** Selects a stretch and takes the focus there. */
  readonly show: (stretch: Stretch) => void;
}

/** Words of the editor itself. */
export interface TextEditorWords {
  readonly label: string;
  readonly placeholder: string;
  readonly completions: string;
}

export interface TextEditorProps {
  value: string;
  onChange: (text: string) => void;
  words: TextEditorWords;
  /** Id of what tells the faults in words. */
  describedBy?: string;
  readOnly?: boolean;
  faults: readonly Fault[];
  paint: Paint;
  suggest: Suggest;
  /** Ctrl+Enter or ⌘+Enter. */
  onRun?: () => void;
  handle?: Ref<TextEditorHandle>;
}

/**
 * A text editor for the formula language: colours, completion, faults under their signs. Always left to right, as
 * code is; Tab leaves it, for it indents nothing.
 */
export function TextEditor(props: TextEditorProps) {
  const { value, faults, words, describedBy, readOnly = false, handle } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [settings] = useState(() => ({ name: new Compartment(), access: new Compartment() }));
  const firstValue = useEffectEvent(() => value);
  const changed = useEffectEvent((text: string) => props.onChange(text));
  const run = useEffectEvent(() => props.onRun?.());
  const suggest = useEffectEvent<Suggest>((text, at, asked) => props.suggest(text, at, asked));
  const paint = useEffectEvent<Paint>((text) => props.paint(text));

  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: firstValue(),
        extensions: [
          Prec.highest(
            keymap.of([
              {
                key: 'Mod-Enter',
                run: () => {
                  run();
                  return true;
                },
              },
            ]),
          ),
          history(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          completionOf((text, at, asked) => suggest(text, at, asked)),
          painted((text) => paint(text)),
          EditorView.lineWrapping,
          editorTheme,
          settings.name.of([]),
          settings.access.of([]),
          keymap.of([
            ...closeBracketsKeymap,
            ...completionKeymap,
            { key: 'F8', run: nextDiagnostic },
            ...historyKeymap,
            ...defaultKeymap,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [settings]);
  useEffect(() => {
    view.current?.dispatch({
      effects: [
        settings.name.reconfigure([
          EditorView.contentAttributes.of({
            'aria-label': words.label,
            ...(describedBy ? { 'aria-describedby': describedBy } : {}),
          }),
          placeholder(words.placeholder),
          EditorState.phrases.of({ Completions: words.completions }),
        ]),
        settings.access.reconfigure([EditorState.readOnly.of(readOnly), EditorView.editable.of(!readOnly)]),
      ],
    });
  }, [settings, words.label, words.placeholder, words.completions, describedBy, readOnly]);

  useEffect(() => {
    const now = view.current;
    const before = now?.state.doc.toString();
    if (!now || before === undefined || before === value) return;
    now.dispatch({ changes: { from: 0, to: before.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const now = view.current;
    if (!now) return;
    const end = now.state.doc.length;
    now.dispatch(
      setDiagnostics(
        now.state,
        faults.map(({ from, to, message }) => ({
          ...signAt(now.state.doc.toString(), Math.min(from, end), Math.min(to, end)),
          severity: 'error' as const,
          message,
        })),
      ),
    );
  }, [faults]);

  useImperativeHandle(handle, () => ({
    insert: (template) => {
      const now = view.current;
      if (!now) return;
      const { from, to } = now.state.selection.main;
      now.dispatch(writing(template, from, to));
      now.focus();
    },
    show: ({ from, to }) => {
      const now = view.current;
      if (!now) return;
      const end = now.state.doc.length;
      now.dispatch({
        selection: { anchor: Math.min(from, end), head: Math.min(to, end) },
        scrollIntoView: true,
      });
      now.focus();
    },
  }));

  return <div ref={place} dir="ltr" className={classes.place} data-read-only={readOnly || undefined} />;
}

/** An empty stretch takes in the character beside it, so that there is something to underline. */
function signAt(text: string, from: number, to: number): Stretch {
  if (to > from) return { from, to };
  if (from < text.length && text[from] !== '\n') return { from, to: from + 1 };
  return { from: Math.max(0, from - 1), to: from };
}
