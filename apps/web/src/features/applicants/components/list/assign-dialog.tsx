import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { assignApplicants } from '@tryout/contract/applicants/applicants';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
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
  const form = useForm(assignApplicants, {
    start: { owner_id: isSame ? (first?.owner?.user_id ?? '') : '' },
    error: assign.error,
    busy: assign.isPending,
  });
  const { owner_id: owner } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('applicants.assign.title', { count: selected.length })}
      submitLabel={t('applicants.assign.save')}
      form={form}
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
      <QueryView query={facets} skeleton={<FormSkeleton lines={1} />}>
        {({ owners }) => (
          <NativeSelect
            {...form.text('owner_id', t('applicants.assign.owner'))}
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
