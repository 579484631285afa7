import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { messages } from '../landing.messages.ts';

/** `/NotFound`, and any address that leads nowhere. */
export function NotFoundPage() {
  const t = useText(messages);
  return (
    <StateBlock
      level={1}
      title={t('landing.missing.title')}
      text={t('landing.missing.text')}
      action={
        <>
          <LinkButton to="/">{t('landing.missing.home')}</LinkButton>
          <LinkButton to={'/jobs' as '/'} variant="default">
            {t('landing.missing.jobs')}
          </LinkButton>
        </>
      }
    />
  );
}
