import { type Ref, Suspense } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { Skeleton } from '../../../../ui/states/skeletons.tsx';
import type { Suggest } from '../../editor/completion.ts';
import type { Fault, TextEditorHandle } from '../../editor/text-editor.tsx';
import { messages } from '../../formula-page.messages.ts';
import { paintSource } from '../../paint-source.ts';

/** The editor is a large part: only pages that write a text load it. */
const TextEditor = lazyPiece(() =>
  import('../../editor/text-editor.tsx').then((module) => ({ default: module.TextEditor })),
);

interface SourceEditorProps {
  value: string;
  onChange: (text: string) => void;
  label: string;
  placeholder: string;
  describedBy: string;
  readOnly: boolean;
  faults: readonly Fault[];
  suggest: Suggest;
  onRun?: () => void;
  handle: Ref<TextEditorHandle>;
}

/** The editor for the text of a formula or a condition. */
export function SourceEditor({ label, placeholder, ...rest }: SourceEditorProps) {
  const t = useText(messages);
  return (
    <Suspense fallback={<Skeleton height={190} />}>
      <TextEditor
        {...rest}
        paint={paintSource}
        words={{ label, placeholder, completions: t('formulas.editor.completions') }}
      />
    </Suspense>
  );
}
