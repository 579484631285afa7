import { autocompletion, type Completion, type CompletionResult } from '@codemirror/autocomplete';
import type { Extension, TransactionSpec } from '@codemirror/state';
import { CURSOR } from '../insertables.ts';

/** One thing that may stand at the cursor. */
export interface Suggestion {
  /** As it is shown. */
  readonly label: string;
  /** What is written, where it differs; the cursor goes to `CURSOR`, else behind it. */
  readonly insert?: string;
  /** Beside it: type, unit and range, or a signature. */
  readonly detail?: string | undefined;
  /** Below it, when it is chosen: what it means, an example. */
  readonly info?: string | undefined;
  readonly kind: 'data_point' | 'operator' | 'condition' | 'keyword' | 'value';
}

/** What may stand at a place of the text; null where nothing is known to fit. */
export type Suggest = (
  text: string,
  at: number,
  /** By Ctrl+Space, not by typing. */
  asked: boolean,
) => { readonly from: number; readonly to: number; readonly options: readonly Suggestion[] } | null;

/** Completion from a pure function. */
export function completionOf(suggest: Suggest): Extension {
  return autocompletion({
    icons: false,
    override: [
      (context): CompletionResult | null => {
        const found = suggest(context.state.doc.toString(), context.pos, context.explicit);
        if (!found || found.options.length === 0) return null;
        return { from: found.from, to: found.to, filter: false, options: found.options.map(completion) };
      },
    ],
  });
}

function completion({ label, insert, detail, info }: Suggestion): Completion {
  return {
    label,
    ...(detail ? { detail } : {}),
    ...(info ? { info } : {}),
    apply: written(insert ?? label),
  };
}

const written =
  (insert: string): Completion['apply'] =>
  (view, _completion, from, to) =>
    view.dispatch(writing(insert, from, to));

/** The change that writes a template over a stretch and puts the cursor where it belongs. */
export function writing(template: string, from: number, to: number): TransactionSpec {
  const text = template.replace(CURSOR, '');
  const cursor = template.includes(CURSOR) ? template.indexOf(CURSOR) : text.length;
  return {
    changes: { from, to, insert: text },
    selection: { anchor: from + cursor },
    userEvent: 'input.complete',
    scrollIntoView: true,
  };
}
