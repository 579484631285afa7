import { Button, NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
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
  const [reason, setReason] = useState('');
  const preview = usePreviewCorrection();
  const ask = useAskCorrection();
  const errors = formErrors(ask.error ?? preview.error);
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
      busy={ask.isPending}
      onSubmit={() => ask.mutate({ ...wanted, reason }, { onSuccess: onAsked })}
    >
      <Stack gap={4}>
        <FormErrorList within={WITHIN} errors={errors.list} />
        <p>{t('corrections.now', { now: resultText(response.value, response.total_score) })}</p>
        <Row gap={3} align="start">
          <NumberInput
            id={fieldId('value', WITHIN)}
            label={t('corrections.value')}
            value={value}
            onChange={change(setValue)}
            min={0}
            required
            error={errors.of('value')}
          />
          <NumberInput
            id={fieldId('total_score', WITHIN)}
            label={t('corrections.total_score')}
            value={total}
            onChange={change(setTotal)}
            min={0}
            required
            error={errors.of('total_score')}
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
          id={fieldId('reason', WITHIN)}
          label={t('corrections.reason')}
          description={t('corrections.reason.help')}
          required
          autosize
          minRows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={errors.of('reason')}
        />
      </Stack>
    </FormDialog>
  );
}
