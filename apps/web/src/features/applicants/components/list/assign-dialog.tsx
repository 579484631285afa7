import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../../ui/forms/form-errors.ts';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../../ui/states/skeletons.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { bulkMessages } from '../../bulk.messages.ts';
import { facetsQuery, useAssignApplicants } from '../../facets.api.ts';

interface AssignDialogProps {
  positionId: string;
  selected: readonly Pick<ApplicantRow, 'application_id' | 'owner'>[];
  onClose: () => void;
}

/** Says who of the hiring side looks after the chosen applicants. */
export function AssignDialog({ positionId, selected, onClose }: AssignDialogProps) {
  const t = useText(bulkMessages);
  const facets = useQuery(facetsQuery(positionId));
  const assign = useAssignApplicants();
  const [first] = selected;
  const isSame = selected.every((row) => row.owner?.user_id === first?.owner?.user_id);
  const [owner, setOwner] = useState(isSame ? (first?.owner?.user_id ?? '') : '');
  const errors = formErrors(assign.error);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('applicants.assign.title', { count: selected.length })}
      submitLabel={t('applicants.assign.save')}
      busy={assign.isPending}
      onSubmit={() =>
        assign.mutate(
          {
            position_id: positionId,
            application_ids: selected.map((row) => row.application_id),
            owner_id: owner || null,
          },
          {
            onSuccess: ({ changed }) => {
              toast.say({ message: t('applicants.assign.done', { count: changed }) });
              onClose();
            },
          },
        )
      }
    >
      <FormErrorList errors={errors.list} labels={{ owner_id: t('applicants.assign.owner') }} />
      <QueryView query={facets} skeleton={<FormSkeleton lines={1} />}>
        {({ owners }) => (
          <NativeSelect
            id={fieldId('owner_id')}
            label={t('applicants.assign.owner')}
            value={owner}
            error={errors.of('owner_id')}
            onChange={(event) => setOwner(event.currentTarget.value)}
            data={[
              { value: '', label: t('applicants.assign.none') },
              ...owners.map(({ user_id, name }) => ({ value: user_id, label: name })),
            ]}
          />
        )}
      </QueryView>
    </FormDialog>
  );
}
