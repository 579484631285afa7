import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { askForReview } from '@tryout/contract/personal-data/reviews';
import { CORRECTED_FIELDS, type CorrectedField, REVIEW_DAYS } from '@tryout/domain/personal-data/review';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { explanationQuery, useAskForReview } from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';

/** Corrects what an organization knows: at once where one may, by a request with a day where one may not. */
export function CorrectPage() {
  const t = useText(messages);
  const { id } = useParams({ from: '/user/correct/$id' });
  const query = useQuery(explanationQuery(id));
  return (
    <Page width="text">
      <PageHeader title={t('correct.title')} />
      <QueryView query={query}>{() => <Correct applicationId={id} />}</QueryView>
    </Page>
  );
}

function Correct({ applicationId }: { applicationId: string }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const ask = useAskForReview();
  const form = useForm(askForReview, {
    start: { field: 'answers' as CorrectedField, message: '', proposed: '' },
    error: ask.error,
    busy: ask.isPending,
    missing: { message: t('correct.wrong_missing') },
  });
  const send = () =>
    ask.mutate(
      { application_id: applicationId, about: 'data', ...form.values },
      { onSuccess: () => void navigate({ to: `/user/applications/${applicationId}` as '/' }) },
    );
  return (
    <Stack gap={5}>
      <Panel title={t('correct.own')}>
        <Stack gap={3}>
          <p>{t('correct.own_text')}</p>
          <Row>
            <LinkButton variant="default" to={`/apply/${applicationId}/you` as '/'}>
              {t('correct.contact')}
            </LinkButton>
            <LinkButton variant="default" to={'/user/profile' as '/'}>
              {t('correct.profile')}
            </LinkButton>
          </Row>
        </Stack>
      </Panel>
      <Panel title={t('correct.ask')}>
        <FormBody form={form} onSubmit={send}>
          <Stack gap={4}>
            <p>{t('correct.ask_text', { days: REVIEW_DAYS })}</p>
            <NativeSelect
              {...form.field('field', t('correct.which'))}
              value={form.values.field}
              onChange={(event) => form.set({ field: event.currentTarget.value as CorrectedField })}
              data={CORRECTED_FIELDS.map((value) => ({ value, label: t(`correct.field.${value}`) }))}
            />
            <Textarea {...form.text('message', t('correct.wrong'))} autosize minRows={3} maxLength={4000} />
            <Textarea
              {...form.text('proposed', t('correct.proposed'))}
              description={t('correct.proposed_hint')}
              autosize
              minRows={2}
              maxLength={4000}
            />
            <div>
              <Button type="submit" loading={ask.isPending}>
                {t('correct.send')}
              </Button>
            </div>
          </Stack>
        </FormBody>
      </Panel>
    </Stack>
  );
}
