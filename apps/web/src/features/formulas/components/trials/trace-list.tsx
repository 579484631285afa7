import { spanAt } from '@tryout/domain/formula-language/check-text';
import type { SourceSpans } from '@tryout/domain/formula-language/source';
import type { TraceStep } from '@tryout/domain/formulas/formula-evaluation';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { traceLines, useMeasureWords } from '../../../measures/public.ts';
import type { Stretch } from '../../editor/text-editor.tsx';
import { messages } from '../../formula-page.messages.ts';
import classes from './trace-list.module.css';

interface TraceListProps {
  trace: readonly TraceStep[];
  spans: SourceSpans;
  onShow: (stretch: Stretch) => void;
}

/** How a result came about, step by step; a step leads to its piece of the text. */
export function TraceList({ trace, spans, onShow }: TraceListProps) {
  const t = useText(messages);
  const words = useMeasureWords();
  return (
    <ol className={classes.steps} aria-label={t('formulas.trace')}>
      {traceLines(trace, words).map(({ path, text }) => {
        const span = spanAt(spans, path);
        return (
          <li key={path} className={classes.step}>
            {span ? (
              <button type="button" className={classes.link} onClick={() => onShow(span)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ol>
  );
}
