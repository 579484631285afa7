import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PRIVILEGE_LEVELS, type PrivilegeLevel } from '@tryout/domain/access/privilege';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../../ui/forms/form-error-list.tsx';
import { type FormErrors, formErrors } from '../../../../ui/forms/form-errors.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../../ui/states/skeletons.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { peopleToShareWithQuery, useShareApplicant } from '../../share.api.ts';
import { shareMessages } from '../../share.messages.ts';
import classes from './share-dialog.module.css';

interface ShareDialogProps {
  applicationId: string;
  name: string;
  onClose: () => void;
}

/** Somebody who cannot see the position yet. */
interface Invited {
  readonly email: string;
  readonly level: PrivilegeLevel;
  readonly see_identity: boolean;
}

/** From so many people on, the list is searched. */
const SEARCHED = 8;

/** Points colleagues and managers to an applicant; who has no access to the position can be given it on the way. */
export function ShareDialog({ applicationId, name, onClose }: ShareDialogProps) {
  const t = useText(shareMessages);
  const people = useQuery(peopleToShareWithQuery(applicationId));
  const share = useShareApplicant();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [invited, setInvited] = useState<Invited | null>(null);
  const errors = formErrors(share.error);
  const submit = () =>
    share.mutate(
      {
        application_id: applicationId,
        user_ids: [...chosen],
        note,
        ...(invited && { invite: invited }),
        key,
      },
      {
        onSuccess: ({ told, pending }) => {
          toast.say({
            message: pending
              ? t('applicants.share.pending', { email: invited?.email.trim() ?? '' })
              : t('applicants.share.done', { count: told }),
            tone: 'success',
          });
          onClose();
        },
        // What is changed after a refusal is another wish.
        onError: () => setKey(crypto.randomUUID()),
      },
    );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('applicants.share.title', { name })}
      submitLabel={t('applicants.share.go')}
      busy={share.isPending}
      onSubmit={submit}
    >
      <FormErrorList
        errors={errors.list}
        labels={{
          user_ids: t('applicants.share.people'),
          email: t('applicants.share.email'),
          note: t('applicants.share.note'),
        }}
      />
      <QueryView query={people} skeleton={<FormSkeleton lines={3} />}>
        {({ items, may_give_access }) => (
          <Stack gap={4}>
            <PeopleChoice items={items} chosen={chosen} onChange={setChosen} />
            {may_give_access && (
              <CheckBox
                label={t('applicants.share.other')}
                checked={invited !== null}
                onChange={(wanted) =>
                  setInvited(wanted ? { email: '', level: 'reviewer', see_identity: true } : null)
                }
              />
            )}
            {invited && <InvitedFields invited={invited} onChange={setInvited} errors={errors} />}
            <Textarea
              id={fieldId('note')}
              label={t('applicants.share.note')}
              autosize
              minRows={2}
              maxLength={2000}
              value={note}
              error={errors.of('note')}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Stack>
        )}
      </QueryView>
    </FormDialog>
  );
}

interface InvitedFieldsProps {
  invited: Invited;
  onChange: (invited: Invited) => void;
  errors: FormErrors;
}

function InvitedFields({ invited, onChange, errors }: InvitedFieldsProps) {
  const t = useText(shareMessages);
  return (
    <>
      <TextInput
        id={fieldId('email')}
        type="email"
        label={t('applicants.share.email')}
        description={t('applicants.share.other_hint')}
        required
        withAsterisk={false}
        maxLength={400}
        value={invited.email}
        error={errors.of('email')}
        onChange={(event) => onChange({ ...invited, email: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('applicants.share.level')}
        value={invited.level}
        data={PRIVILEGE_LEVELS.map((value) => ({ value, label: t(`applicants.share.level.${value}`) }))}
        onChange={(event) => onChange({ ...invited, level: event.currentTarget.value as PrivilegeLevel })}
      />
      <CheckBox
        label={t('applicants.share.see_identity')}
        checked={invited.see_identity}
        onChange={(see_identity) => onChange({ ...invited, see_identity })}
      />
    </>
  );
}

interface PeopleChoiceProps {
  items: readonly { user_id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function PeopleChoice({ items, chosen, onChange }: PeopleChoiceProps) {
  const t = useText(shareMessages);
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const shown = items.filter(
    ({ user_id, name }) => chosen.includes(user_id) || name.toLowerCase().includes(words),
  );
  return (
    <fieldset id={fieldId('user_ids')} className={classes.people} tabIndex={-1}>
      <legend>{t('applicants.share.people')}</legend>
      <p className={classes.hint}>
        {t(items.length === 0 ? 'applicants.share.none' : 'applicants.share.people_hint')}
      </p>
      {items.length > SEARCHED && (
        <TextInput
          type="search"
          aria-label={t('applicants.share.find')}
          placeholder={t('applicants.share.find')}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <div className={classes.list}>
        {shown.map(({ user_id, name }) => (
          <CheckBox
            key={user_id}
            label={name}
            checked={chosen.includes(user_id)}
            onChange={(wanted) =>
              onChange(wanted ? [...chosen, user_id] : chosen.filter((each) => each !== user_id))
            }
          />
        ))}
        {items.length > 0 && shown.length === 0 && <p>{t('applicants.share.no_match')}</p>}
      </div>
    </fieldset>
  );
}
