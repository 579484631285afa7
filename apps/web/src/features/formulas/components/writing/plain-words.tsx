import type { Formula } from '@tryout/domain/formulas/formula';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { formulaSentences, useMeasureWords } from '../../../measures/public.ts';
import { messages } from '../../formula-page.messages.ts';
import classes from './plain-words.module.css';

/** A formula as sentences, one a case. */
export function PlainWords({ formula, subject }: { formula: Formula | null; subject: string }) {
  const t = useText(messages);
  const words = useMeasureWords();
  if (formula === null) return <p className={classes.none}>{t('formulas.words.none')}</p>;
  const sentences = formulaSentences(formula, subject, words);
  return (
    <ol className={classes.list}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no identity but their place
        <li key={index}>{sentence}</li>
      ))}
    </ol>
  );
}
