import type { SourceSpans } from '@tryout/domain/formula-language/source';
import type { DataPointValue } from '@tryout/domain/formulas/formula';
import type { FormulaResult } from '@tryout/domain/formulas/formula-evaluation';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { Stretch } from '../../editor/text-editor.tsx';
import { messages } from '../../formula-page.messages.ts';
import type { TaskPoint } from '../../formulas.api.ts';
import { OutcomeView } from '../trials/outcome-view.tsx';
import { TraceList } from '../trials/trace-list.tsx';
import classes from './live-preview.module.css';
import { ValueField } from './value-field.tsx';

interface LivePreviewProps {
  points: readonly TaskPoint[];
  inputs: Readonly<Record<string, DataPointValue>>;
  onInput: (key: string, value: DataPointValue) => void;
  /** Null while the text cannot be read. */
  result: FormulaResult | null;
  spans: SourceSpans;
  onShow: (stretch: Stretch) => void;
}

/** The values tried, what comes out of them, and how. */
export function LivePreview({ points, inputs, onInput, result, spans, onShow }: LivePreviewProps) {
  const t = useText(messages);
  return (
    <Panel title={t('formulas.try')}>
      <div className={classes.parts}>
        <section aria-label={t('formulas.result')} className={classes.result}>
          {result ? <OutcomeView result={result} /> : <p>{t('formulas.result.waiting')}</p>}
        </section>
        {points.length === 0 ? (
          <p className={classes.hint}>{t('formulas.try.no_points')}</p>
        ) : (
          <div>
            <p className={classes.hint}>{t('formulas.try.hint')}</p>
            {points.map((point) => (
              <ValueField
                key={point.key}
                point={point}
                value={inputs[point.key] ?? null}
                onChange={(value) => onInput(point.key, value)}
              />
            ))}
          </div>
        )}
        {result && (
          <section>
            <h3>{t('formulas.trace')}</h3>
            <TraceList trace={result.trace} spans={spans} onShow={onShow} />
          </section>
        )}
      </div>
    </Panel>
  );
}
