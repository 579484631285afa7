import { Button } from '@mantine/core';
import { referenceOf, useErrorText } from '../../platform/error-text.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { LinkButton } from '../controls/link-button.tsx';
import { messages } from '../core.messages.ts';
import { missingHint } from './missing-hint.ts';
import { StateBlock } from './state-block.tsx';

/** 1 where the state stands for the whole page, so that the page has a heading. */
type Level = 1 | 2;

interface ErrorStateProps {
  level?: Level;
  error: unknown;
  onRetry?: () => void;
}

/** A call failed: the server's words, its reference to copy, a retry. */
export function ErrorState({ error, onRetry, level }: ErrorStateProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const reference = referenceOf(error);
  return (
    <StateBlock
      alert
      level={level}
      title={t('ui.error.title')}
      text={errorText(error)}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{t('ui.retry')}</Button>}
          {reference && <CopyButton value={reference} label={`${t('ui.reference')} ${reference}`} />}
        </>
      }
    />
  );
}

/** Signed in, but without a right to this. Never shown in place of an empty list. */
export function DeniedState({ text, level }: { text?: string; level?: Level }) {
  const t = useText(messages);
  return <StateBlock level={level} title={t('ui.denied.title')} text={text ?? t('ui.denied.text')} />;
}

/** No such record, or not for this account; the two answer alike. */
export function NotFoundState({ level }: { level?: Level }) {
  const t = useText(messages);
  const Hint = missingHint.get();
  return (
    <StateBlock
      level={level}
      title={t('ui.missing.title')}
      text={t('ui.missing.text')}
      action={
        <>
          <LinkButton to="/" variant="default">
            {t('ui.missing.home')}
          </LinkButton>
          {Hint && <Hint />}
        </>
      }
    />
  );
}
