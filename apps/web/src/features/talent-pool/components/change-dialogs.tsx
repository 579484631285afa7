import { NativeSelect, TextInput } from '@mantine/core';
import type { RouteSend } from '@tryout/contract/define-route';
import { type changePeople, PERSON_REASON_LENGTH, type PersonRow } from '@tryout/contract/talent-pool/people';
import { CONSENTS, type Consent, PERSON_TAG_LENGTH } from '@tryout/domain/talent-pool/person-facts';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { personMessages } from '../person.messages.ts';
import { useChangeEverybody, useChangePeople, type WholePool } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';
import { ConsentFields, type GivenConsent } from './consent-fields.tsx';
import type { Facets } from './people-filters.ts';

type Changed = Pick<PersonRow, 'person_id' | 'tags' | 'owner' | 'do_not_contact'>;
type Wish = Omit<RouteSend<typeof changePeople>['body'], 'person_ids'>;

interface ChangeDialogProps {
  what: 'tags' | 'owner' | 'contact' | 'consent';
  people: readonly Changed[];
  facets: Facets | undefined;
  /** Everybody whom the filters find is meant, in the background. */
  whole?: WholePool;
  /** What is noted of the consent of the one person it is about. */
  consent?: GivenConsent;
  onClose: () => void;
}

/** Changes tags, owner, contact or consent of people. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { what, people } = props;
  switch (what) {
    case 'tags':
      return <TagsDialog {...props} />;
    case 'owner':
      return <OwnerDialog {...props} />;
    case 'contact':
      return (
        <ContactDialog {...props} shut={!props.whole && people.every((person) => person.do_not_contact)} />
      );
    case 'consent':
      return <ConsentDialog {...props} />;
  }
}

interface FormProps {
  title: string;
  people: readonly Changed[];
  whole: WholePool | undefined;
  /** Null: there is nothing to change. */
  wish: () => Wish | null;
  onClose: () => void;
  children: (error: (field: string) => string | undefined) => ReactNode;
}

function ChangeForm({ title, people, whole, wish, onClose, children }: FormProps) {
  const t = useText(messages);
  const save = useChangePeople();
  const begin = useChangeEverybody();
  const errors = formErrors(save.error ?? begin.error);
  const submit = () => {
    const change = wish();
    if (change === null) return onClose();
    if (whole) {
      return begin.mutate(
        { ...change, whole, key: crypto.randomUUID() },
        {
          onSuccess: () => {
            toast.say({ message: t('talent-pool.bulk.begun') });
            onClose();
          },
        },
      );
    }
    save.mutate(
      { person_ids: people.map((person) => person.person_id), ...change },
      {
        onSuccess: ({ changed }) => {
          toast.say({ message: t('talent-pool.changed', { count: changed }), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      onSubmit={submit}
      busy={save.isPending || begin.isPending}
    >
      <FormErrorList errors={errors.list} />
      {children(errors.of)}
    </FormDialog>
  );
}

function TagsDialog({ people, whole, facets, onClose }: ChangeDialogProps) {
  const t = useText(personMessages);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  // Of everybody any tag in use may be taken off.
  const present = whole ? (facets?.tags ?? []) : [...new Set(people.flatMap((person) => person.tags))].sort();
  const wish = () => {
    const add = typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    return add.length === 0 && removed.size === 0 ? null : { add_tags: add, remove_tags: [...removed] };
  };
  const toggle = (tag: string, on: boolean) =>
    setRemoved((now) => new Set(on ? [...now, tag] : [...now].filter((each) => each !== tag)));
  return (
    <ChangeForm
      title={t('person.tags.title', { count: whole?.count ?? people.length })}
      people={people}
      whole={whole}
      wish={wish}
      onClose={onClose}
    >
      {(error) => (
        <>
          <TextInput
            id={fieldId('add_tags')}
            label={t('person.tags.add')}
            description={t('person.tags.hint')}
            maxLength={10 * PERSON_TAG_LENGTH}
            list={list}
            value={typed}
            error={error('add_tags')}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <datalist id={list}>
            {(facets?.tags ?? []).map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          {present.length > 0 && (
            <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
              <legend>{t('person.tags.remove')}</legend>
              <Stack gap={1}>
                {present.map((tag) => (
                  <CheckBox
                    key={tag}
                    label={<bdi>{tag}</bdi>}
                    checked={removed.has(tag)}
                    onChange={(on) => toggle(tag, on)}
                  />
                ))}
              </Stack>
            </fieldset>
          )}
        </>
      )}
    </ChangeForm>
  );
}

function OwnerDialog({ people, whole, facets, onClose }: ChangeDialogProps) {
  const t = useText(personMessages);
  const words = useText(messages);
  const [owner, setOwner] = useState(
    people.length === 1 && !whole ? (people[0]?.owner?.employee_id ?? '') : '',
  );
  return (
    <ChangeForm
      title={t('person.owner.title', { count: whole?.count ?? people.length })}
      people={people}
      whole={whole}
      wish={() => ({ owner_id: owner || null })}
      onClose={onClose}
    >
      {() => (
        <NativeSelect
          label={words('talent-pool.column.owner')}
          value={owner}
          data={[
            { value: '', label: words('talent-pool.owner.none') },
            ...(facets?.owners ?? []).map(({ employee_id, name }) => ({ value: employee_id, label: name })),
          ]}
          onChange={(event) => setOwner(event.currentTarget.value)}
        />
      )}
    </ChangeForm>
  );
}

function ContactDialog({ people, whole, shut, onClose }: ChangeDialogProps & { shut: boolean }) {
  const t = useText(personMessages);
  const words = useText(messages);
  const [on, setOn] = useState(people.length === 1 && !whole ? !shut : true);
  const [reason, setReason] = useState('');
  return (
    <ChangeForm
      title={t('person.contact.title', { count: whole?.count ?? people.length })}
      people={people}
      whole={whole}
      wish={() => ({ do_not_contact: { on, reason: on ? reason : '' } })}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{t('person.contact.text')}</p>
          <NativeSelect
            label={t('person.contact.label')}
            value={on ? 'no' : 'yes'}
            data={(['no', 'yes'] as const).map((value) => ({
              value,
              label: words(`talent-pool.contact.${value}`),
            }))}
            onChange={(event) => setOn(event.currentTarget.value === 'no')}
          />
          {on && (
            <TextInput
              label={t('person.contact.reason')}
              maxLength={PERSON_REASON_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </>
      )}
    </ChangeForm>
  );
}

function ConsentDialog({ people, whole, consent: before, onClose }: ChangeDialogProps) {
  const t = useText(personMessages);
  const [consent, setConsent] = useState<GivenConsent>(
    before ?? { consent: 'given', consent_source: '', consent_on: '', consent_until: '' },
  );
  return (
    <ChangeForm
      title={t('person.consent.title')}
      people={people}
      whole={whole}
      wish={() => ({ consent: sentConsent(consent) })}
      onClose={onClose}
    >
      {(error) => <ConsentFields value={consent} error={error} onChange={setConsent} />}
    </ChangeForm>
  );
}

/** Consent as the contract takes it. */
export function sentConsent({ consent, consent_source, consent_on, consent_until }: GivenConsent) {
  const known: Consent = CONSENTS.find((each) => each === consent) ?? 'unknown';
  return {
    consent: known,
    consent_source,
    consent_on: consent_on || null,
    consent_until: consent_until || null,
  };
}
