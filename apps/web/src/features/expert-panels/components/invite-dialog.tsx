import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { normalizeEmail } from '@tryout/domain/accounts/email';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { type ExpertLine, readExpertLines } from '../expert-lines.ts';
import { useInviteExperts } from '../expert-panels.api.ts';
import { messages } from '../expert-panels.messages.ts';

/** Asks experts to a panel, one a line. */
export function InviteDialog({ panelId, onClose }: { panelId: string; onClose: () => void }) {
  const t = useText(messages);
  const invite = useInviteExperts(panelId);
  const shown = useLocale();
  const [key] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [locale, setLocale] = useState(shown);
  const [days, setDays] = useState('21');
  const [tried, setTried] = useState(false);
  const lines = readExpertLines(text);
  const errors = formErrors(invite.error);
  const labels = {
    experts: t('expert_panels.invite_lines'),
    locale: t('expert_panels.locale'),
    days: t('expert_panels.days'),
  };
  const twice = (line: ExpertLine) =>
    line.email !== '' &&
    lines.some(
      (other) => other.line < line.line && normalizeEmail(other.email) === normalizeEmail(line.email),
    );
  const wrong = lines.find(twice);
  const found =
    lines.length === 0
      ? t('expert_panels.invite_none')
      : wrong &&
        t('expert_panels.invite_line', { line: wrong.line, problem: t('expert_panels.invite_twice') });
  /** What the server says of a line, at the line's own number. */
  const said = () => {
    if (!(invite.error instanceof ApiError)) return undefined;
    const field = invite.error.fields.find((each) => each.field.startsWith('experts.'));
    const line = lines[Number(field?.field.split('.')[1])];
    return field && line
      ? t('expert_panels.invite_line', { line: line.line, problem: field.message })
      : undefined;
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('expert_panels.invite')}
      submitLabel={t('expert_panels.send')}
      busy={invite.isPending}
      onSubmit={() => {
        setTried(true);
        if (found) return;
        invite.mutate(
          {
            key,
            locale,
            days: Number(days),
            experts: lines.map(({ name, email }) => ({ name, email })),
          },
          { onSuccess: onClose },
        );
      }}
    >
      <FormErrorList
        errors={errors.list.filter(({ field }) => !field.startsWith('experts.'))}
        labels={labels}
      />
      <p>{t('expert_panels.invite_text')}</p>
      <Textarea
        id={fieldId('experts')}
        label={labels.experts}
        placeholder={t('expert_panels.invite_example')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={10_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={(tried && found) || said()}
      />
      <NativeSelect
        id={fieldId('locale')}
        label={labels.locale}
        value={locale}
        onChange={(event) => setLocale(event.currentTarget.value as typeof locale)}
        data={Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }))}
        error={errors.of('locale')}
      />
      <TextInput
        id={fieldId('days')}
        type="number"
        min={1}
        max={90}
        label={labels.days}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
        error={errors.of('days')}
      />
    </FormDialog>
  );
}
