import type { SourceSpans } from '@tryout/domain/formula-language/source';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { messages } from '../../conditions.messages.ts';
import type { Stretch } from '../../editor/text-editor.tsx';
import { messages as page } from '../../formula-page.messages.ts';
import type { Trial } from '../../use-trial.ts';
import { TraceList } from '../trials/trace-list.tsx';
import classes from '../writing/live-preview.module.css';
import { ValueField } from '../writing/value-field.tsx';

interface ConditionTrialProps {
  trial: Trial;
  spans: SourceSpans;
  onShow: (stretch: Stretch) => void;
}

/** Whether the condition holds for the values tried, and how that came about. */
export function ConditionTrial({ trial, spans, onShow }: ConditionTrialProps) {
  const t = useText(messages);
  const p = useText(page);
  const { result, points } = trial;
  const answer =
    result === null
      ? p('formulas.result.waiting')
      : result.case_index === 0
        ? t('formulas.conditions.holds')
        : t(
            result.reason === 'condition_unknown'
              ? 'formulas.conditions.unknown'
              : 'formulas.conditions.fails',
          );
  return (
    <Panel title={p('formulas.try')}>
      <div className={classes.parts}>
        <output className={classes.result}>
          <strong>{answer}</strong>
        </output>
        {points.length === 0 ? (
          <p className={classes.hint}>{p('formulas.try.no_points')}</p>
        ) : (
          <div>
            {points.map((point) => (
              <ValueField
                key={point.key}
                point={point}
                value={trial.inputs[point.key] ?? null}
                onChange={(value) => trial.set(point.key, value)}
              />
            ))}
          </div>
        )}
        {result && (
          <section>
            <h3>{p('formulas.trace')}</h3>
            <TraceList
              trace={result.trace.filter(
                ({ path, kind }) => path.startsWith('cases.0.when') && kind !== 'case',
              )}
              spans={spans}
              onShow={onShow}
            />
          </section>
        )}
      </div>
    </Panel>
  );
}
