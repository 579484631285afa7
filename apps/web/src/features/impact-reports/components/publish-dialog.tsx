import { Textarea, TextInput } from '@mantine/core';
import { publishImpactSummary } from '@tryout/contract/impact-reports/impact-reports';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePublishSummary } from '../impact-reports.api.ts';
import { messages } from '../impact-reports.messages.ts';

interface PublishDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly reportId: string;
}

/** What New York's rules want a summary of results to say beside its tables. */
export function PublishDialog({ opened, onClose, reportId }: PublishDialogProps) {
  const t = useText(messages);
  const publish = usePublishSummary(reportId);
  const form = useForm(publishImpactSummary, {
    start: {
      tool: '',
      used_since: '',
      audited_on: '',
      audited_by: '',
      data_source: '',
      left_out_reason: '',
    },
    error: publish.error,
    busy: publish.isPending,
    optional: ['used_since', 'left_out_reason'],
  });
  const { used_since, ...rest } = form.values;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('impact-reports.publish.title')}
      form={form}
      submitLabel={t('impact-reports.publish.submit')}
      onSubmit={() =>
        publish.mutate(
          { ...rest, used_since: used_since === '' ? null : used_since },
          {
            onSuccess: () => {
              form.restart();
              onClose();
            },
          },
        )
      }
    >
      <Stack gap={4}>
        <p>{t('impact-reports.publish.about')}</p>
        <TextInput {...form.text('tool', t('impact-reports.publish.tool'))} maxLength={200} />
        <TextInput {...form.text('audited_by', t('impact-reports.publish.audited_by'))} maxLength={200} />
        <TextInput type="date" {...form.text('audited_on', t('impact-reports.publish.audited_on'))} />
        <TextInput type="date" {...form.text('used_since', t('impact-reports.publish.used_since'))} />
        <Textarea
          {...form.text('data_source', t('impact-reports.publish.data_source'))}
          autosize
          minRows={3}
          maxLength={2000}
        />
        <Textarea
          {...form.text('left_out_reason', t('impact-reports.publish.left_out'))}
          autosize
          minRows={2}
          maxLength={1000}
        />
      </Stack>
    </FormDialog>
  );
}
