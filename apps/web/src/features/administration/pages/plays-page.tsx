import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { messages } from '../administration.messages.ts';
import { PlayList } from '../components/play-list.tsx';
import { ScoreCardList } from '../components/score-card-list.tsx';
import { useListSearch } from '../use-list-search.ts';

/** Plays and score cards with their state; nothing about the person. */
export function PlaysPage() {
  const t = useText(messages);
  const at = useListSearch();
  const tab = at.search.tab === 'cards' ? 'cards' : 'plays';
  return (
    <Page>
      <PageHeader title={t('administration.plays.title')} />
      <UrlTabs
        label={t('administration.plays.title')}
        group="plays"
        value={tab}
        tabs={[
          { value: 'plays', label: t('administration.plays') },
          { value: 'cards', label: t('administration.cards') },
        ]}
        onChange={at.setTab}
      />
      <div {...tabPanelProps('plays', tab)}>{tab === 'plays' ? <PlayList /> : <ScoreCardList />}</div>
    </Page>
  );
}
