import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { adjustmentsQuery, threadQuery, useAnswerAdjustment } from '../adjustments.api.ts';
import { messages } from '../adjustments.messages.ts';
import { Thread } from '../components/thread.tsx';

const STATUSES = ['open', 'closed'] as const;

/** Requests for another way that are the caller's to answer; one of them opened. */
export function AdjustmentsPage() {
  const t = useText(messages);
  const format = useFormat();
  const navigate = useNavigate();
  const { status = 'open', page = 1, request } = useSearch({ from: '/user/adjustments' });
  const query = useQuery(adjustmentsQuery({ status, page, recordsPerPage: 20 }));
  const show = (next: string, at: number) =>
    void navigate({
      to: '/user/adjustments' as '/',
      search: { ...(next === 'closed' ? { status: next } : {}), ...(at > 1 ? { page: at } : {}) } as never,
    });
  return (
    <Page width="text">
      <PageHeader title={t('adjustments.title')} />
      <p>{t('adjustments.intro')}</p>
      {request && <OneRequest id={request} />}
      <UrlTabs
        label={t('adjustments.title')}
        group="adjustments"
        value={status}
        tabs={STATUSES.map((value) => ({ value, label: t(`adjustments.${value}`) }))}
        onChange={(value) => show(value, 1)}
      />
      <div {...tabPanelProps('adjustments', status)}>
        <QueryView query={query}>
          {(data) =>
            data.items.length === 0 ? (
              <EmptyState title={t(`adjustments.none.${status}`)} />
            ) : (
              <Stack gap={4}>
                {data.items.map((one) => (
                  <Panel
                    key={one.adjustment_request_id}
                    as="article"
                    title={<span dir="auto">{`${one.applicant_name} · ${one.position_title}`}</span>}
                    actions={
                      <LinkButton
                        variant="default"
                        to={'/user/adjustments' as '/'}
                        search={{ request: one.adjustment_request_id } as never}
                      >
                        {t('adjustments.open_one', { name: one.applicant_name })}
                      </LinkButton>
                    }
                  >
                    <p>
                      {t('adjustments.state', {
                        unread: one.unread,
                        date: format.date(one.updated_at),
                      })}
                    </p>
                  </Panel>
                ))}
                <Pager
                  page={data.page}
                  recordsPerPage={data.recordsPerPage}
                  total={data.total}
                  totalIsCapped={data.total_is_capped}
                  onPage={(next) => show(status, next)}
                />
              </Stack>
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}

function OneRequest({ id }: { id: string }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const query = useQuery(threadQuery(id));
  const answer = useAnswerAdjustment();
  const [body, setBody] = useState('');
  const [close, setClose] = useState(false);
  return (
    <QueryView query={query}>
      {(thread) => (
        <Panel title={<span dir="auto">{`${thread.applicant_name} · ${thread.position_title}`}</span>}>
          <Stack gap={4}>
            <Thread
              messages={thread.messages}
              candidate={thread.applicant_name}
              other={t('adjustments.you')}
            />
            {answer.isError && <p role="alert">{errorText(answer.error)}</p>}
            <Textarea
              label={t('adjustments.answer')}
              autosize
              minRows={3}
              maxLength={4000}
              value={body}
              onChange={(event) => setBody(event.currentTarget.value)}
            />
            <CheckBox checked={close} onChange={setClose} label={t('adjustments.close')} />
            <div>
              <Button
                disabled={body.trim() === ''}
                loading={answer.isPending}
                onClick={() =>
                  answer.mutate(
                    { adjustment_request_id: id, body, close },
                    {
                      onSuccess: () => {
                        setBody('');
                        setClose(false);
                      },
                    },
                  )
                }
              >
                {t('adjustments.send')}
              </Button>
            </div>
          </Stack>
        </Panel>
      )}
    </QueryView>
  );
}
