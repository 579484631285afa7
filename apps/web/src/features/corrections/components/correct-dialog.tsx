import { Button, NumberInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { upsertResponse } from '@tryout/contract/corrections/corrections';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { type CardResponse, useAskCorrection, usePreviewCorrection } from '../corrections.api.ts';
import { messages } from '../corrections.messages.ts';
import { useResultText } from '../use-result-text.ts';
import { EffectTable } from './effect-table.tsx';

interface CorrectDialogProps {
  readonly application: string;
  readonly response: CardResponse;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** The page behind asks for a reason as well. */
const WITHIN = 'correction';

/** Asks for another value of one response, and shows first what that does. */
export function CorrectDialog({ application, response, onClose, onAsked }: CorrectDialogProps) {
  const t = useText(messages);
  const resultText = useResultText();
  const preview = usePreviewCorrection();
  const ask = useAskCorrection();
  const form = useForm(upsertResponse, {
    start: {
      value: (response.value ?? '') as number | string,
      total_score: (response.total_score ?? 100) as number | string,
      reason: '',
    },
    error: ask.error ?? preview.error,
    busy: ask.isPending || preview.isPending,
    within: WITHIN,
  });
  const { value, total_score: total, reason } = form.values;
  const wanted = { application, response, value: Number(value), total_score: Number(total) };
  const complete = value !== '' && total !== '';
  const change = (name: 'value' | 'total_score') => (next: number | string) => {
    form.set({ [name]: next });
    preview.reset();
    ask.reset();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('corrections.dialog.title', { subtrait: response.subtrait })}
      submitLabel={t('corrections.ask')}
      form={form}
      onSubmit={() => ask.mutate({ ...wanted, reason }, { onSuccess: onAsked })}
    >
      <Stack gap={4}>
        <p>{t('corrections.now', { now: resultText(response.value, response.total_score) })}</p>
        <Row gap={3} align="start">
          <NumberInput
            {...form.field('value', t('corrections.value'))}
            value={value}
            onChange={change('value')}
            min={0}
            required
          />
          <NumberInput
            {...form.field('total_score', t('corrections.total_score'))}
            value={total}
            onChange={change('total_score')}
            min={0}
            required
          />
        </Row>
        <Row>
          <Button
            variant="default"
            disabled={!complete}
            loading={preview.isPending}
            onClick={() => preview.mutate(wanted)}
          >
            {t('corrections.try')}
          </Button>
        </Row>
        <div aria-live="polite">{preview.data && <EffectTable effect={preview.data} />}</div>
        <Textarea
          {...form.text('reason', t('corrections.reason'))}
          description={t('corrections.reason.help')}
          required
          autosize
          minRows={3}
        />
      </Stack>
    </FormDialog>
  );
}
