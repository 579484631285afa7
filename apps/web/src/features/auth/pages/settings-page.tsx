import { useNavigate, useParams } from '@tanstack/react-router';
import { SETTINGS_PARTS } from '@tryout/contract/page-parts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { OwnDataSettings } from '../../personal-data/public.ts';
import { FactorSettings } from '../../second-factors/public.ts';
import { AccountSettings } from '../components/account-settings.tsx';
import { DeleteSettings } from '../components/delete-settings.tsx';
import { DisplaySettings } from '../components/display-settings.tsx';
import { EmailSettings } from '../components/email-settings.tsx';
import { LinkedSettings } from '../components/linked-settings.tsx';
import { MailSettings } from '../components/mail-settings.tsx';
import { NameSettings } from '../components/name-settings.tsx';
import { PasswordSettings } from '../components/password-settings.tsx';
import { SessionList } from '../components/session-list.tsx';
import { messages } from '../settings.messages.ts';

/** C19: a person's own settings, in parts that stand in the address. */
export function SettingsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const asked = String(useParams({ strict: false }).part);
  const part = SETTINGS_PARTS.find((one) => one === asked);
  if (!part) {
    return (
      <Page>
        <NotFoundState level={1} />
      </Page>
    );
  }
  return (
    <Page width="text">
      <PageHeader
        title={t('settings.title')}
        tab={`${t(`settings.part.${part}`)} · ${t('settings.title')}`}
      />
      <UrlTabs
        label={t('settings.title')}
        group="settings"
        value={part}
        tabs={SETTINGS_PARTS.map((value) => ({ value, label: t(`settings.part.${value}`) }))}
        onChange={(value) => void navigate({ to: `/user/settings/${value}` as '/user' })}
      />
      <div {...tabPanelProps('settings', part)}>
        <Stack gap={5}>
          {part === 'account' && (
            <>
              <AccountSettings />
              <EmailSettings />
              <NameSettings />
              <DeleteSettings />
            </>
          )}
          {part === 'security' && (
            <>
              <PasswordSettings />
              <LinkedSettings />
              <FactorSettings />
              <SessionList />
            </>
          )}
          {part === 'display' && <DisplaySettings />}
          {part === 'mail' && <MailSettings />}
          {part === 'data' && <OwnDataSettings />}
        </Stack>
      </div>
    </Page>
  );
}
