import { Button, NumberInput, Textarea } from '@mantine/core';
import { upsertResponse } from '@tryout/contract/corrections/corrections';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
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
  const [value, setValue] = useState<number | string>(response.value ?? '');
  const [total, setTotal] = useState<number | string>(response.total_score ?? 100);
  const preview = usePreviewCorrection();
  const ask = useAskCorrection();
  const form = useForm(upsertResponse, {
    start: { reason: '' },
    error: ask.error ?? preview.error,
    busy: ask.isPending || preview.isPending,
  });
  const { reason } = form.values;
  const wanted = { application, response, value: Number(value), total_score: Number(total) };
  const complete = value !== '' && total !== '';
  const change = (set: (next: number | string) => void) => (next: number | string) => {
    set(next);
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
            id={fieldId('value', WITHIN)}
            label={t('corrections.value')}
            value={value}
            onChange={change(setValue)}
            min={0}
            required
            error={form.errorOf('value')}
          />
          <NumberInput
            id={fieldId('total_score', WITHIN)}
            label={t('corrections.total_score')}
            value={total}
            onChange={change(setTotal)}
            min={0}
            required
            error={form.errorOf('total_score')}
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
