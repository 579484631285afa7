import { type Extension, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** What a stretch of the text is; each has its colour in `editor-theme.ts`. */
export type Ink = 'keyword' | 'operator' | 'number' | 'text' | 'condition' | 'comment';

/** The coloured stretches of a text, in order and without overlap. */
export type Paint = (
  text: string,
) => readonly { readonly from: number; readonly to: number; readonly ink: Ink }[];

const MARKS: Readonly<Record<Ink, Decoration>> = {
  keyword: Decoration.mark({ class: 'cm-keyword' }),
  operator: Decoration.mark({ class: 'cm-operator' }),
  number: Decoration.mark({ class: 'cm-number' }),
  text: Decoration.mark({ class: 'cm-text' }),
  condition: Decoration.mark({ class: 'cm-condition' }),
  comment: Decoration.mark({ class: 'cm-comment' }),
};

/** Colours the text by its own tokens. */
export function painted(paint: Paint): Extension {
  const marksOf = (view: EditorView): DecorationSet => {
    const builder = new RangeSetBuilder<Decoration>();
    for (const { from, to, ink } of paint(view.state.doc.toString())) {
      if (to > from) builder.add(from, to, MARKS[ink]);
    }
    return builder.finish();
  };
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = marksOf(view);
      }
      update(update: ViewUpdate) {
        if (update.docChanged) this.decorations = marksOf(update.view);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}
