import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '../platform/api/api-error.ts';
import { useErrorText } from '../platform/error-text.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { messages } from '../ui/core.messages.ts';
import { StateBlock } from '../ui/states/state-block.tsx';

/**
 * The generic fallback screen: 'Something went wrong.' followed by the error text (spec §2, §8). What the server said is
 * worded for people; what the program itself ran into is for those who mend it, behind a line of its own.
 */
export function CrashScreen({ error }: ErrorComponentProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  return (
    <main id="main">
      <StateBlock
        level={1}
        alert
        title={t('ui.crash.title')}
        text={
          error instanceof ApiError ? (
            errorText(error)
          ) : (
            <>
              <p>{t('ui.crash.text')}</p>
              {error instanceof Error && error.message !== '' && (
                <details>
                  <summary>{t('ui.crash.details')}</summary>
                  <code dir="ltr">{error.message}</code>
                </details>
              )}
            </>
          )
        }
        action={
          <>
            <Button onClick={() => window.location.reload()}>{t('ui.crash.reload')}</Button>
            <LinkButton to="/" variant="default" reloadDocument>
              {t('ui.missing.home')}
            </LinkButton>
          </>
        }
      />
    </main>
  );
}
