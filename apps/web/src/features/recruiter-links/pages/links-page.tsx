import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isInGroup } from '@tryout/domain/access/roles';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
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
  const navigate = useNavigate();
  const user = useCurrentUser();
  const side = isInGroup(user.user_type, 'company') ? 'company' : 'recruiter';
  const search = useSearch({ from: '/user/organization/recruiters' });
  const { list = 'active', page = 1, cursor } = readLinksSearch({ ...search });
  const query = useQuery(linksQuery(side, { list, page, ...(cursor ? { cursor } : {}) }));
  const [asking, setAsking] = useState(false);
  const mayManage = user.rights.includes('recruiter_link.manage');
  const go = (next: { list?: LinkListName; page?: number; cursor?: string }) =>
    void navigate({ to: '/user/organization/recruiters', search: next });
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
      <PageHeader title={title} crumbs={[{ label: t('links.home'), to: '/user' }]} actions={ask || undefined}>
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
          onChange={(value) => go({ list: value as LinkListName })}
        />
        <div {...tabPanelProps('links', list)}>
          <QueryView query={query} skeleton={<CardSkeleton />}>
            {(data) =>
              data.items.length === 0 ? (
                <EmptyState title={t(`links.none.${list}.${side}`)} />
              ) : (
                <Stack gap={4}>
                  <ul className={classes.list}>
                    {data.items.map((link) => (
                      <LinkCard key={link.link_id} link={link} />
                    ))}
                  </ul>
                  {data.total > data.recordsPerPage && (
                    <Pager
                      page={page}
                      recordsPerPage={data.recordsPerPage}
                      total={data.total}
                      totalIsCapped={data.total_is_capped}
                      nextCursor={data.next_cursor}
                      previousCursor={data.previous_cursor}
                      onPage={(next, at) => go({ list, page: next, ...(at ? { cursor: at } : {}) })}
                    />
                  )}
                </Stack>
              )
            }
          </QueryView>
        </div>
        {side === 'company' && <LinkSettings mayChange={mayManage} />}
      </Stack>
      {asking && side === 'company' && <InviteRecruiterDialog onClose={() => setAsking(false)} />}
      {asking && side === 'recruiter' && <AskCompanyDialog onClose={() => setAsking(false)} />}
    </Page>
  );
}
