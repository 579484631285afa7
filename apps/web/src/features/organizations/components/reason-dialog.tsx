import { NativeSelect, TextInput } from '@mantine/core';
import { REASON_LENGTH, type ReasonRow } from '@tryout/contract/organizations/reasons';
import { REASON_KINDS, type ReasonKind } from '@tryout/domain/organizations/reasons';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
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
  const [label, setLabel] = useState(reason?.label ?? '');
  const [kind, setKind] = useState<ReasonKind>(reason?.kind ?? 'we_rejected');
  const errors = formErrors(add.error ?? rename.error);
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
      busy={add.isPending || rename.isPending}
    >
      <FormErrorList errors={errors.list} labels={{ label: t('organizations.reasons.label') }} />
      <TextInput
        id={fieldId('label')}
        label={t('organizations.reasons.label')}
        description={reason ? t('organizations.reasons.rename_hint') : undefined}
        required
        withAsterisk={false}
        maxLength={REASON_LENGTH}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
        error={errors.of('label')}
      />
      {!reason && (
        <NativeSelect
          id={fieldId('kind')}
          label={t('organizations.reasons.kind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as ReasonKind)}
          data={REASON_KINDS.map((value) => ({ value, label: t(`organizations.reasons.kind.${value}`) }))}
        />
      )}
    </FormDialog>
  );
}
