import { Button, Textarea, TextInput } from '@mantine/core';
import {
  anonymiseCandidate,
  copyForCandidate,
  type PlatformCandidateDetail,
} from '@tryout/contract/administration/platform-lists';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { useAnonymise, useCopyForCandidate } from '../directory.api.ts';
import { messages } from '../directory.messages.ts';

/** What a candidate asked for about their data, and how the platform does it for those who ask by letter. */
export function CandidateRequests({ candidate }: { readonly candidate: PlatformCandidateDetail }) {
  const t = useText(messages);
  const [asked, setAsked] = useState<'copy' | 'erase' | null>(null);
  return (
    <Panel as="div" title={t('directory.requests')}>
      <Stack gap={4}>
        {candidate.requests.length === 0 ? (
          <p>{t('directory.requests.none')}</p>
        ) : (
          <SimpleTable
            caption={t('directory.requests')}
            stacks
            columns={[
              { key: 'kind', header: t('directory.requests.kind') },
              { key: 'status', header: t('directory.state') },
              { key: 'asked', header: t('directory.requests.asked') },
              { key: 'done', header: t('directory.requests.done') },
            ]}
            rows={candidate.requests.map((one) => ({
              key: `${one.kind}:${one.asked_at}`,
              cells: [
                t(`directory.requests.${one.kind}`),
                t(`directory.request.${one.status as 'done'}`),
                <TimeText key="asked" at={one.asked_at} style="datetime" />,
                one.done_at && <TimeText key="done" at={one.done_at} style="datetime" />,
              ],
            }))}
          />
        )}
        <Row>
          <Button variant="default" onClick={() => setAsked('copy')}>
            {t('directory.copy')}
          </Button>
          <Button color="red" variant="outline" onClick={() => setAsked('erase')}>
            {t('directory.anonymise')}
          </Button>
        </Row>
      </Stack>
      {asked === 'copy' && <CopyDialog userId={candidate.user_id} onClose={() => setAsked(null)} />}
      {asked === 'erase' && <AnonymiseDialog userId={candidate.user_id} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

interface DialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

function CopyDialog({ userId, onClose }: DialogProps) {
  const t = useText(messages);
  const copy = useCopyForCandidate(userId);
  const form = useForm(copyForCandidate, { start: { reason: '' }, error: copy.error, busy: copy.isPending });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('directory.copy')}
      submitLabel={t('directory.copy')}
      busy={copy.isPending}
      form={form}
      onSubmit={() => copy.mutate(form.values.reason, { onSuccess: onClose })}
    >
      <Stack gap={4}>
        <p>{t('directory.copy.text')}</p>
        <Textarea {...form.text('reason', t('directory.look.reason'))} required autosize minRows={2} />
      </Stack>
    </FormDialog>
  );
}

function AnonymiseDialog({ userId, onClose }: DialogProps) {
  const t = useText(messages);
  const erase = useAnonymise(userId);
  const form = useForm(anonymiseCandidate, {
    start: { reason: '', confirm_email: '' },
    error: erase.error,
    busy: erase.isPending,
  });
  const send = () => erase.mutate(form.values, { onSuccess: onClose });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('directory.anonymise')}
      submitLabel={t('directory.anonymise')}
      busy={erase.isPending}
      form={form}
      onSubmit={send}
    >
      <Stack gap={4}>
        <p>{t('directory.anonymise.text')}</p>
        <Textarea {...form.text('reason', t('directory.look.reason'))} required autosize minRows={2} />
        <TextInput
          {...form.text('confirm_email', t('directory.anonymise.email'))}
          type="email"
          autoComplete="off"
          required
        />
      </Stack>
    </FormDialog>
  );
}
