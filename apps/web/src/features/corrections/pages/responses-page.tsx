import { Button, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { openResponses } from '@tryout/contract/corrections/corrections';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { CorrectDialog } from '../components/correct-dialog.tsx';
import { type CardResponse, type OpenedResponses, useOpenResponses } from '../corrections.api.ts';
import { messages } from '../corrections.messages.ts';
import { useResultText } from '../use-result-text.ts';

/** Finds a score card's results for a repair; opening them takes a reason. */
export function ResponsesPage() {
  const t = useText(messages);
  const search = useSearch({ from: '/user/admin/responses' });
  const navigate = useNavigate();
  const open = useOpenResponses();
  const form = useForm(openResponses, {
    start: { application_id: search.application ?? '', reason: '' },
    error: open.error,
    busy: open.isPending,
  });
  const { application_id: application, reason } = form.values;
  const send = () => {
    const id = application.trim();
    open.mutate({ application: id, reason });
    void navigate({ to: '.', search: id ? { application: id } : {}, replace: true });
  };
  return (
    <Page>
      <PageHeader
        title={t('corrections.repair')}
        crumbs={[{ label: t('corrections.title'), to: '/user/corrections' }]}
        actions={
          <LinkButton to="/user/corrections" variant="default">
            {t('corrections.list')}
          </LinkButton>
        }
      />
      <Stack gap={5}>
        <p>{t('corrections.repair.about')}</p>
        <FormBody form={form} onSubmit={send} mayLeave>
          <Stack gap={4}>
            <TextInput
              {...form.text('application_id', t('corrections.application'))}
              description={t('corrections.application.help')}
              required
              autoComplete="off"
              dir="ltr"
            />
            <TextInput {...form.text('reason', t('corrections.why_open'))} required autoComplete="off" />
            <Row>
              <Button type="submit" loading={open.isPending}>
                {t('corrections.open')}
              </Button>
            </Row>
          </Stack>
        </FormBody>
        {open.data && (
          <Opened
            opened={open.data}
            onChanged={() => open.mutate({ application: open.data.application_id, reason })}
          />
        )}
      </Stack>
    </Page>
  );
}

function Opened({ opened, onChanged }: { readonly opened: OpenedResponses; readonly onChanged: () => void }) {
  const t = useText(messages);
  const resultText = useResultText();
  const [chosen, setChosen] = useState<CardResponse | null>(null);
  const stateOf = (each: CardResponse) => {
    if (each.waiting_correction_id !== null) return t('corrections.waiting');
    if (each.corrected_from === null) return t('corrections.as_played');
    const { value, total_score } = each.corrected_from;
    return t('corrections.was_corrected', { before: resultText(value, total_score) });
  };
  return (
    <Panel
      title={t('corrections.opened', {
        position: opened.position_title,
        organization: opened.organization_name,
        version: opened.version,
      })}
    >
      {opened.responses.length === 0 ? (
        <EmptyState title={t('corrections.none_there')} />
      ) : (
        <SimpleTable
          caption={t('corrections.responses')}
          columns={[
            { key: 'subtrait', header: t('corrections.subtrait') },
            { key: 'data_point', header: t('corrections.data_point') },
            { key: 'formula', header: t('corrections.formula') },
            { key: 'result', header: t('corrections.result'), align: 'end' },
            { key: 'state', header: t('corrections.state') },
            { key: 'act', header: t('corrections.correct') },
          ]}
          rows={opened.responses.map((each) => ({
            key: `${each.play_id}:${each.task_index}:${each.formula}`,
            cells: [
              each.subtrait,
              <bdi key="data_point">{each.data_point}</bdi>,
              <bdi key="formula">{`${each.formula} ${each.formula_version}`}</bdi>,
              resultText(each.value, each.total_score),
              stateOf(each),
              <Button key="act" variant="default" size="sm" onClick={() => setChosen(each)}>
                {t('corrections.correct')}
                <span className="visually-hidden">
                  {' '}
                  {t('corrections.correct_hidden', { subtrait: each.subtrait, data_point: each.data_point })}
                </span>
              </Button>,
            ],
          }))}
        />
      )}
      {chosen && (
        <CorrectDialog
          application={opened.application_id}
          response={chosen}
          onClose={() => setChosen(null)}
          onAsked={() => {
            setChosen(null);
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}
