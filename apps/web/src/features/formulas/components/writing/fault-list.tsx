import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import type { Fault, Stretch } from '../../editor/text-editor.tsx';
import { messages } from '../../formula-page.messages.ts';
import classes from './fault-list.module.css';

interface FaultListProps {
  id: string;
  text: string;
  faults: readonly Fault[];
  /** The text was changed a moment ago, so what is shown may be about the one before. */
  isTyping: boolean;
  onShow: (stretch: Stretch) => void;
  /** Writes what belongs there; absent where the text is only read. */
  onMend?: ((fault: Fault) => void) | undefined;
}

/** What is wrong with a text; each leads to its sign. */
export function FaultList({ id, text, faults, isTyping, onShow, onMend }: FaultListProps) {
  const t = useText(messages);
  if (faults.length === 0) {
    return (
      <p id={id} className={classes.fine} data-quiet={isTyping || undefined}>
        {!isTyping && <IconCircleCheck size={18} stroke={2} aria-hidden />}
        {t(isTyping ? 'formulas.faults.checking' : 'formulas.faults.none')}
      </p>
    );
  }
  const [first] = faults;
  // Nobody has done anything wrong before they begin to write.
  if (first && text.trim() === '') {
    return (
      <p id={id} className={classes.fine} data-quiet role="status">
        {first.message}
      </p>
    );
  }
  return (
    <div id={id} className={classes.box} role="status">
      <p className={classes.title}>
        <IconAlertCircle size={18} stroke={2} aria-hidden />
        {t('formulas.faults.count', { count: faults.length })}
      </p>
      <ul className={classes.list}>
        {faults.map((fault) => (
          <li className={classes.fault} key={`${fault.from}-${fault.to}-${fault.message}`}>
            <button type="button" className={classes.link} onClick={() => onShow(fault)}>
              {t('formulas.faults.at', { line: lineAt(text, fault.from), text: fault.message })}
            </button>
            {onMend && fault.instead !== null && (
              <Button variant="default" size="compact-sm" onClick={() => onMend(fault)}>
                {t('formulas.faults.mend')}
                <span className="visually-hidden">{fault.message}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
