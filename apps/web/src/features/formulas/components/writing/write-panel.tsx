import { type Ref, useId } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { Suggest } from '../../editor/completion.ts';
import type { Stretch, TextEditorHandle } from '../../editor/text-editor.tsx';
import { messages } from '../../formula-page.messages.ts';
import { mendedText } from '../../mended-text.ts';
import type { TextReading } from '../../use-text-reading.ts';
import { FaultList } from './fault-list.tsx';
import { PlainWords } from './plain-words.tsx';
import { SourceEditor } from './source-editor.tsx';
import classes from './write-panel.module.css';

interface WritePanelProps {
  source: string;
  onChange: (source: string) => void;
  readOnly: boolean;
  reading: TextReading;
  /** Data points in the stored text that the task no longer gives. */
  missing: readonly string[];
  subject: string;
  suggest: Suggest;
  onRun: () => void;
  onShow: (stretch: Stretch) => void;
  editor: Ref<TextEditorHandle>;
}

/** The text, what is wrong with it, and the same in plain words. */
export function WritePanel({ source, onChange, readOnly, reading, missing, ...props }: WritePanelProps) {
  const t = useText(messages);
  const { list } = useFormat();
  const id = useId();
  const { lastFormula } = reading;
  return (
    <Panel title={t('formulas.editor')}>
      <div className={classes.parts}>
        {missing.length > 0 && (
          <p className={classes.missing} role="alert">
            {t('formulas.insert.gone', { names: list(missing) })}
          </p>
        )}
        <SourceEditor
          value={source}
          onChange={onChange}
          label={t('formulas.editor.label')}
          placeholder={t('formulas.editor.placeholder')}
          describedBy={id}
          readOnly={readOnly}
          faults={reading.faults}
          suggest={props.suggest}
          onRun={props.onRun}
          handle={props.editor}
        />
        <FaultList
          id={id}
          text={source}
          faults={reading.faults}
          isTyping={reading.isTyping}
          onShow={props.onShow}
          onMend={readOnly ? undefined : (fault) => onChange(mendedText(source, fault))}
        />
        {!readOnly && <p className={classes.keys}>{t('formulas.editor.keys')}</p>}
        <section className={classes.words}>
          <h3>{t('formulas.words')}</h3>
          <PlainWords formula={lastFormula && { subtrait_id: '', ...lastFormula }} subject={props.subject} />
        </section>
      </div>
    </Panel>
  );
}
