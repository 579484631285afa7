import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../settings.messages.ts';

/** The way to erasing the account, where what goes and what stays is shown first. */
export function DeleteSettings() {
  const t = useText(messages);
  return (
    <Panel title={t('settings.account.erase')}>
      <Stack gap={4}>
        <p>{t('settings.account.erase.text')}</p>
        <div>
          <LinkButton to={'/user/settings/data' as '/'} variant="default">
            {t('settings.account.erase.go')}
          </LinkButton>
        </div>
      </Stack>
    </Panel>
  );
}
