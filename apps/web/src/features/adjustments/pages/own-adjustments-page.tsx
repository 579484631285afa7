import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { askForAdjustment, type OwnAdjustmentThread } from '@tryout/contract/adjustments/adjustments';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { ownThreadQuery, useAskForAdjustment } from '../adjustments.api.ts';
import { messages } from '../adjustments.messages.ts';
import { Thread } from '../components/thread.tsx';

/** Asks for another way to take part, with the answers; nobody who decides reads it. */
export function OwnAdjustmentsPage() {
  const { id } = useParams({ from: '/_apply/apply/$id/adjustments' });
  const query = useQuery(ownThreadQuery(id));
  return <QueryView query={query}>{(thread) => <Ask applicationId={id} thread={thread} />}</QueryView>;
}

function Ask({ applicationId, thread }: { applicationId: string; thread: OwnAdjustmentThread }) {
  const t = useText(messages);
  const ask = useAskForAdjustment();
  const form = useForm(askForAdjustment, {
    start: { body: '' },
    error: ask.error,
    busy: ask.isPending,
    missing: { body: t('adjustments.body_missing') },
  });
  const organization = thread.organization_name;
  return (
    <FlowPage
      title={t('adjustments.own.title')}
      about={thread.position_title}
      intro={t('adjustments.own.intro', { organization })}
      form={form}
      onSubmit={() =>
        ask.mutate(
          { application_id: applicationId, body: form.values.body },
          { onSuccess: () => form.restart({ body: '' }) },
        )
      }
      buttons={
        <>
          <LinkButton to={`/apply/${applicationId}/ready` as '/'} variant="default">
            {t('adjustments.own.back')}
          </LinkButton>
          <Button type="submit" loading={ask.isPending}>
            {t('adjustments.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Banner tone={thread.reader_decides ? 'warning' : 'info'}>
          {t(thread.reader_decides ? 'adjustments.own.reader_decides' : 'adjustments.own.reader', {
            organization,
          })}
        </Banner>
        {thread.messages.length > 0 && (
          <Thread messages={thread.messages} candidate={t('adjustments.you')} other={organization} />
        )}
        <Textarea
          {...form.text('body', t('adjustments.own.body'))}
          description={t('adjustments.own.body_hint')}
          autosize
          minRows={4}
          maxLength={4000}
        />
      </Stack>
    </FlowPage>
  );
}
