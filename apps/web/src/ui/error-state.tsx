import { Button } from '@mantine/core';
import { referenceOf, useErrorText } from '../platform/error-text.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { CopyButton } from './copy-button.tsx';
import { messages } from './core.messages.ts';
import { LinkButton } from './link-button.tsx';
import { StateBlock } from './state-block.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** A call failed: the server's words, its reference to copy, a retry. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const reference = referenceOf(error);
  return (
    <StateBlock
      alert
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
export function DeniedState({ text }: { text?: string }) {
  const t = useText(messages);
  return <StateBlock title={t('ui.denied.title')} text={text ?? t('ui.denied.text')} />;
}

/** No such record, or not for this account; the two answer alike. */
export function NotFoundState() {
  const t = useText(messages);
  return (
    <StateBlock
      title={t('ui.missing.title')}
      text={t('ui.missing.text')}
      action={
        <LinkButton to="/" variant="default">
          {t('ui.missing.home')}
        </LinkButton>
      }
    />
  );
}
