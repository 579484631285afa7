import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isInGroup } from '@tryout/domain/access/roles';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { AskCompanyDialog } from '../components/ask-company-dialog.tsx';
import { InviteRecruiterDialog } from '../components/invite-recruiter-dialog.tsx';
import { LinkCard } from '../components/link-card.tsx';
import { LinkSettings } from '../components/link-settings.tsx';
import classes from '../components/links.module.css';
import { LISTS, readLinksSearch } from '../links-search.ts';
import { type LinkListName, linksQuery } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';

/** R22: recruiters and agencies of a company, or the clients of a recruiter; the same links from both sides. */
export function LinksPage() {
  const t = useText(messages);
  const user = useCurrentUser();
  const side = isInGroup(user.user_type, 'company') ? 'company' : 'recruiter';
  const at = useListState(readLinksSearch);
  const { list = 'active' } = at.search;
  const query = useQuery(linksQuery(side, { list, ...pagingOf(at.search) }));
  const [asking, setAsking] = useState(false);
  const mayManage = user.rights.includes('recruiter_link.manage');
  const ask = mayManage && (
    <Button
      leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
      onClick={() => setAsking(true)}
    >
      {t(`links.ask.${side}`)}
    </Button>
  );
  const title = t(`links.title.${side}`);
  return (
    <Page>
      <PageHeader
        title={title}
        crumbs={[{ label: t('links.home'), to: '/user' }]}
        actions={
          side === 'company' ? (
            <>
              <LinkButton variant="default" to="/user/agencies">
                {t('links.agencies')}
              </LinkButton>
              {ask || undefined}
            </>
          ) : (
            ask || undefined
          )
        }
      >
        <p className={classes.about}>{t(`links.about.${side}`)}</p>
      </PageHeader>
      <Stack gap={4}>
        <UrlTabs
          label={title}
          group="links"
          value={list}
          tabs={LISTS.map((value) => ({
            value,
            label: t(`links.list.${value}`),
            ...(query.data ? { count: query.data.counts[value] } : {}),
          }))}
          onChange={(value) => at.set({ list: value as LinkListName })}
        />
        <div {...tabPanelProps('links', list)}>
          <CardList
            at={at}
            query={query}
            empty={{ title: t(`links.none.${list}.${side}`) }}
            skeleton={<CardSkeleton />}
            draw={({ items }) => (
              <ul className={classes.list}>
                {items.map((link) => (
                  <LinkCard key={link.link_id} link={link} />
                ))}
              </ul>
            )}
          />
        </div>
        {side === 'company' && <LinkSettings mayChange={mayManage} />}
      </Stack>
      {asking && side === 'company' && <InviteRecruiterDialog onClose={() => setAsking(false)} />}
      {asking && side === 'recruiter' && <AskCompanyDialog onClose={() => setAsking(false)} />}
    </Page>
  );
}
