import { useNavigate, useParams } from '@tanstack/react-router';
import { AI_PARTS } from '@tryout/contract/page-parts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { messages } from '../ai-assist.messages.ts';
import { Anchors } from '../components/anchors.tsx';
import { RunLog } from '../components/run-log.tsx';
import { Settings } from '../components/settings.tsx';

/** A19: what AI drafts there were, who may make them, and what they are made with. */
export function AiPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const isPlatform = useCurrentUser().user_type === 'super_admin';
  const asked = String(useParams({ strict: false }).part);
  const parts = AI_PARTS.filter((part) => part !== 'anchors' || isPlatform);
  const part = parts.find((one) => one === asked);
  if (!part) {
    return (
      <Page>
        <NotFoundState level={1} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title={t('ai.title')} tab={`${t('ai.title')} · ${t(`ai.tab.${part}`)}`} />
      <p>{t('ai.about')}</p>
      <UrlTabs
        label={t('ai.title')}
        group="ai"
        value={part}
        tabs={parts.map((value) => ({ value, label: t(`ai.tab.${value}`) }))}
        onChange={(value) => void navigate({ to: `/user/ai/${value}` as '/user' })}
      />
      <div {...tabPanelProps('ai', part)}>
        {part === 'log' && <RunLog />}
        {part === 'settings' && <Settings />}
        {part === 'anchors' && <Anchors />}
      </div>
    </Page>
  );
}
