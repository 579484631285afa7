import { NativeSelect, TextInput } from '@mantine/core';
import { addReason, REASON_LENGTH, type ReasonRow } from '@tryout/contract/organizations/reasons';
import { REASON_KINDS, type ReasonKind } from '@tryout/domain/organizations/reasons';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useAddReason, useRenameReason } from '../reasons.api.ts';
import { reasonMessages } from '../reasons.messages.ts';

interface OrganizationReasonDialogProps {
  /** The reason whose words change; null for a new one. */
  reason: ReasonRow | null;
  onClose: () => void;
}

/** The words of a reason, and for a new one who decided. */
export function OrganizationReasonDialog({ reason, onClose }: OrganizationReasonDialogProps) {
  const t = useText(reasonMessages);
  const add = useAddReason();
  const rename = useRenameReason();
  const form = useForm(addReason, {
    start: { label: reason?.label ?? '', kind: reason?.kind ?? ('we_rejected' as ReasonKind) },
    error: add.error ?? rename.error,
    busy: add.isPending || rename.isPending,
  });
  const { label, kind } = form.values;
  const done = { onSuccess: onClose };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(reason ? 'organizations.reasons.rename' : 'organizations.reasons.add')}
      onSubmit={() =>
        reason
          ? rename.mutate({ reason_id: reason.reason_id, label }, done)
          : add.mutate({ kind, label }, done)
      }
      form={form}
    >
      <TextInput
        {...form.text('label', t('organizations.reasons.label'))}
        description={reason ? t('organizations.reasons.rename_hint') : undefined}
        required
        withAsterisk={false}
        maxLength={REASON_LENGTH}
      />
      {!reason && (
        <NativeSelect
          {...form.text('kind', t('organizations.reasons.kind'))}
          data={REASON_KINDS.map((value) => ({ value, label: t(`organizations.reasons.kind.${value}`) }))}
        />
      )}
    </FormDialog>
  );
}
