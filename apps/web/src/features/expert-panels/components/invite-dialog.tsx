import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { inviteExperts } from '@tryout/contract/expert-panels/expert-panels';
import { normalizeEmail } from '@tryout/domain/accounts/email';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type ExpertLine, readExpertLines } from '../expert-lines.ts';
import { useInviteExperts } from '../expert-panels.api.ts';
import { messages } from '../expert-panels.messages.ts';

/** Asks experts to a panel, one a line. */
export function InviteDialog({ panelId, onClose }: { panelId: string; onClose: () => void }) {
  const t = useText(messages);
  const invite = useInviteExperts(panelId);
  const locale = useLocale();
  const [key] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState<readonly ExpertLine[]>([]);
  const atLine = (line: number, problem: string) => t('expert_panels.invite_line', { line, problem });
  const form = useForm(inviteExperts, {
    start: { experts: '', locale, days: '21' },
    error: linesNamed(invite.error, sent, atLine),
    busy: invite.isPending,
    check: ({ experts }) => {
      const lines = readExpertLines(experts);
      const twice = twiceIn(lines);
      if (lines.length === 0) return [{ field: 'experts', message: t('expert_panels.invite_none') }];
      return twice
        ? [{ field: 'experts', message: atLine(twice.line, t('expert_panels.invite_twice')) }]
        : [];
    },
  });
  const submit = () => {
    const { experts, days, ...rest } = form.values;
    const lines = readExpertLines(experts);
    setSent(lines);
    invite.mutate(
      { key, ...rest, days: Number(days), experts: lines.map(({ name, email }) => ({ name, email })) },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('expert_panels.invite')}
      submitLabel={t('expert_panels.send')}
      form={form}
      onSubmit={submit}
    >
      <p>{t('expert_panels.invite_text')}</p>
      <Textarea
        {...form.text('experts', t('expert_panels.invite_lines'))}
        placeholder={t('expert_panels.invite_example')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={10_000}
      />
      <NativeSelect
        {...form.text('locale', t('expert_panels.locale'))}
        data={Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }))}
      />
      <TextInput {...form.text('days', t('expert_panels.days'))} type="number" min={1} max={90} />
    </FormDialog>
  );
}

/** The first line whose address an earlier one has. */
const twiceIn = (lines: readonly ExpertLine[]): ExpertLine | undefined =>
  lines.find(
    ({ line, email }) =>
      email !== '' &&
      lines.some((other) => other.line < line && normalizeEmail(other.email) === normalizeEmail(email)),
  );

/** What the server says of an expert, said of the line that named them. */
function linesNamed(
  error: unknown,
  lines: readonly ExpertLine[],
  atLine: (line: number, problem: string) => string,
): unknown {
  if (!(error instanceof ApiError)) return error;
  const { message, code, status, reference } = error;
  const fields = error.fields.map((each) => {
    const line = each.field.startsWith('experts.') && lines[Number(each.field.split('.')[1])];
    return line ? { field: 'experts', message: atLine(line.line, each.message) } : each;
  });
  return new ApiError({ message, code, status, reference, fields });
}
