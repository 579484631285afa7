import { Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shareApplicant } from '@tryout/contract/applicants/applicant-talk';
import { addHiringManager } from '@tryout/contract/positions/position-people';
import { PRIVILEGE_LEVELS, type PrivilegeLevel } from '@tryout/domain/access/privilege';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { type Form, useForm } from '../../../../ui/forms/use-form.ts';
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

const NOBODY: Invited = { email: '', level: 'reviewer', see_identity: true };

/** From so many people on, the list is searched. */
const SEARCHED = 8;

/** Points colleagues and managers to an applicant; who has no access to the position can be given it on the way. */
export function ShareDialog({ applicationId, name, onClose }: ShareDialogProps) {
  const t = useText(shareMessages);
  const people = useQuery(peopleToShareWithQuery(applicationId));
  const share = useShareApplicant();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isInviting, setInviting] = useState(false);
  // Whoever is given access on the way has the fields that giving it takes.
  const form = useForm([shareApplicant, addHiringManager], {
    start: { user_ids: [] as string[], note: '', ...NOBODY },
    error: share.error,
    busy: share.isPending,
  });
  const { user_ids, note, email, level, see_identity } = form.values;
  const submit = () =>
    share.mutate(
      {
        application_id: applicationId,
        user_ids,
        note,
        ...(isInviting && { invite: { email, level, see_identity } }),
        key,
      },
      {
        onSuccess: ({ told, pending }) => {
          toast.say({
            message: pending
              ? t('applicants.share.pending', { email: email.trim() })
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
      form={form}
      onSubmit={submit}
    >
      <QueryView query={people} skeleton={<FormSkeleton lines={3} />}>
        {({ items, may_give_access }) => (
          <Stack gap={4}>
            <PeopleChoice
              {...form.field('user_ids', t('applicants.share.people'))}
              items={items}
              chosen={user_ids}
              onChange={(chosen) => form.set({ user_ids: chosen })}
            />
            {may_give_access && (
              <CheckBox
                label={t('applicants.share.other')}
                checked={isInviting}
                onChange={(wanted) => {
                  setInviting(wanted);
                  form.set(NOBODY);
                }}
              />
            )}
            {isInviting && <InvitedFields form={form} />}
            <Textarea
              {...form.text('note', t('applicants.share.note'))}
              autosize
              minRows={2}
              maxLength={2000}
            />
          </Stack>
        )}
      </QueryView>
    </FormDialog>
  );
}

function InvitedFields({ form }: { form: Pick<Form<Invited>, 'text' | 'box'> }) {
  const t = useText(shareMessages);
  return (
    <>
      <TextInput
        {...form.text('email', t('applicants.share.email'))}
        type="email"
        description={t('applicants.share.other_hint')}
        required
        withAsterisk={false}
        maxLength={400}
      />
      <NativeSelect
        {...form.text('level', t('applicants.share.level'))}
        data={PRIVILEGE_LEVELS.map((value) => ({ value, label: t(`applicants.share.level.${value}`) }))}
      />
      <CheckBox {...form.box('see_identity', t('applicants.share.see_identity'))} />
    </>
  );
}

interface PeopleChoiceProps {
  id: string;
  label: string;
  error: string | undefined;
  items: readonly { user_id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function PeopleChoice({ id, label, error, items, chosen, onChange }: PeopleChoiceProps) {
  const t = useText(shareMessages);
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const shown = items.filter(
    ({ user_id, name }) => chosen.includes(user_id) || name.toLowerCase().includes(words),
  );
  return (
    <fieldset
      id={id}
      className={classes.people}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
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
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </fieldset>
  );
}
