import { Textarea } from '@mantine/core';
import { moveRecruiter } from '@tryout/contract/recruiter-links/recruiter-links';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type RecruiterLink, useMoveLink } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';

interface MoveLinkDialogProps {
  link: RecruiterLink;
  who: string;
  to: RecruiterLink['allowed'][number];
  label: string;
  onClose: () => void;
}

/** Answers, pauses, resumes or ends a link; says what comes of it, with a message for the other side. */
export function MoveLinkDialog({ link, who, to, label, onClose }: MoveLinkDialogProps) {
  const t = useText(messages);
  const move = useMoveLink(link);
  const form = useForm(moveRecruiter, { start: { reason: '' }, error: move.error, busy: move.isPending });
  const { reason } = form.values;
  const about = to === 'closed' && link.status === 'new' ? 'taken_back' : to;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('links.move.title', { label, who })}
      submitLabel={label}
      form={form}
      onSubmit={() => move.mutate({ to, reason }, { onSuccess: onClose })}
    >
      <p>{t(`links.move.${about as 'approved'}.${link.side}`)}</p>
      <Textarea {...form.text('reason', t('links.reason.label'))} autosize minRows={2} maxLength={1000} />
    </FormDialog>
  );
}
