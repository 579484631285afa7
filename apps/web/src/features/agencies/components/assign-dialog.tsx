import { assignDeskPosition } from '@tryout/contract/agencies/agency-positions';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type DeskPositionDetail, useAssign } from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';
import classes from './agencies.module.css';

/** Which recruiters of the agency work on a shared position. */
export function AssignDialog({ position, onClose }: { position: DeskPositionDetail; onClose: () => void }) {
  const t = useText(messages);
  const assign = useAssign(position.agency_share_id);
  const form = useForm(assignDeskPosition, {
    start: () => ({
      employee_ids: position.people.filter((each) => each.is_assigned).map((each) => each.employee_id),
    }),
    error: assign.error,
    busy: assign.isPending,
  });
  const { employee_ids: chosen } = form.values;
  const toggle = (id: string, on: boolean) =>
    form.set({ employee_ids: on ? [...chosen, id] : chosen.filter((other) => other !== id) });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('agencies.assign')}
      form={form}
      onSubmit={() => assign.mutate(chosen, { onSuccess: onClose })}
    >
      <p>{t('agencies.assign_hint')}</p>
      <fieldset className={classes.checks}>
        <legend>{t('agencies.people')}</legend>
        {position.people.map((each) => (
          <CheckBox
            key={each.employee_id}
            label={each.name}
            checked={chosen.includes(each.employee_id)}
            onChange={(on) => toggle(each.employee_id, on)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
