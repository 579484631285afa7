import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { type DeskPositionDetail, useAssign } from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';
import classes from './agencies.module.css';

/** Which recruiters of the agency work on a shared position. */
export function AssignDialog({ position, onClose }: { position: DeskPositionDetail; onClose: () => void }) {
  const t = useText(messages);
  const assign = useAssign(position.agency_share_id);
  const [chosen, setChosen] = useState(
    () => new Set(position.people.filter((each) => each.is_assigned).map((each) => each.employee_id)),
  );
  const errors = formErrors(assign.error);
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('agencies.assign')}
      busy={assign.isPending}
      onSubmit={() => assign.mutate([...chosen], { onSuccess: onClose })}
    >
      <FormErrorList errors={errors.list} />
      <p>{t('agencies.assign_hint')}</p>
      <fieldset className={classes.checks}>
        <legend>{t('agencies.people')}</legend>
        {position.people.map((each) => (
          <CheckBox
            key={each.employee_id}
            label={each.name}
            checked={chosen.has(each.employee_id)}
            onChange={(on) => toggle(each.employee_id, on)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
