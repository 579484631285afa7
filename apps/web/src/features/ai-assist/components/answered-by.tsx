import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { problemWords } from '../problem-words.ts';

/** What made a draft: rules, the small model, or a provider; and why a provider did not. */
export function AnsweredBy(props: {
  readonly provider: 'embedded' | 'provider';
  readonly model: string;
  readonly problem: string;
  /** Without a provider, the small model reads the text. */
  readonly reads?: boolean;
}) {
  const t = useText(messages);
  const { provider, model, problem, reads } = props;
  return (
    <p className={classes.quiet}>
      {provider === 'provider'
        ? t('ai.by_provider', { model })
        : t(reads ? 'ai.by_small_model' : 'ai.by_rules')}
      {problem !== '' && ` ${t('ai.provider_failed', { reason: problemWords(t, problem) })}`}
    </p>
  );
}
