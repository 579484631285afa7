import { NativeSelect, TextInput } from '@mantine/core';
import type { RouteSend } from '@tryout/contract/define-route';
import { changePeople, PERSON_REASON_LENGTH, type PersonRow } from '@tryout/contract/talent-pool/people';
import { CONSENTS, type Consent, PERSON_TAG_LENGTH } from '@tryout/domain/talent-pool/person-facts';
import { useId } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { personMessages } from '../person.messages.ts';
import { useChangeEverybody, useChangePeople, useUndoChange, type WholePool } from '../talent-pool.api.ts';
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

/** Sends what is wished for these people, or in the background for everybody whom the filters find. */
function useChange({ people, whole, onClose }: ChangeDialogProps) {
  const t = useText(messages);
  const save = useChangePeople();
  const begin = useChangeEverybody();
  const undo = useUndoChange();
  const send = (change: Wish) => {
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
        onSuccess: ({ changed, people_change_id }) => {
          const message = t('talent-pool.changed', { count: changed });
          if (people_change_id === null) toast.say({ message, tone: 'success' });
          else toast.undo({ message, onUndo: () => undo.mutate(people_change_id) });
          onClose();
        },
      },
    );
  };
  return { send, error: save.error ?? begin.error, busy: save.isPending || begin.isPending };
}

function TagsDialog(props: ChangeDialogProps) {
  const { people, whole, facets, onClose } = props;
  const t = useText(personMessages);
  const list = useId();
  const { send, ...call } = useChange(props);
  const form = useForm(changePeople, { start: { add_tags: '', remove_tags: [] as string[] }, ...call });
  const { add_tags: typed, remove_tags: removed } = form.values;
  // Of everybody any tag in use may be taken off.
  const present = whole ? (facets?.tags ?? []) : [...new Set(people.flatMap((person) => person.tags))].sort();
  const submit = () => {
    const add = typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    if (add.length === 0 && removed.length === 0) return onClose();
    send({ add_tags: add, remove_tags: removed });
  };
  const toggle = (tag: string, on: boolean) =>
    form.set({ remove_tags: on ? [...removed, tag] : removed.filter((each) => each !== tag) });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('person.tags.title', { count: whole?.count ?? people.length })}
      form={form}
      onSubmit={submit}
    >
      <TextInput
        {...form.text('add_tags', t('person.tags.add'))}
        description={t('person.tags.hint')}
        maxLength={10 * PERSON_TAG_LENGTH}
        list={list}
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
                checked={removed.includes(tag)}
                onChange={(on) => toggle(tag, on)}
              />
            ))}
          </Stack>
        </fieldset>
      )}
    </FormDialog>
  );
}

function OwnerDialog(props: ChangeDialogProps) {
  const { people, whole, facets, onClose } = props;
  const t = useText(personMessages);
  const words = useText(messages);
  const { send, ...call } = useChange(props);
  const form = useForm(changePeople, {
    start: { owner_id: people.length === 1 && !whole ? (people[0]?.owner?.employee_id ?? '') : '' },
    ...call,
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('person.owner.title', { count: whole?.count ?? people.length })}
      form={form}
      onSubmit={() => send({ owner_id: form.values.owner_id || null })}
    >
      <NativeSelect
        {...form.text('owner_id', words('talent-pool.column.owner'))}
        data={[
          { value: '', label: words('talent-pool.owner.none') },
          ...(facets?.owners ?? []).map(({ employee_id, name }) => ({ value: employee_id, label: name })),
        ]}
      />
    </FormDialog>
  );
}

function ContactDialog(props: ChangeDialogProps & { shut: boolean }) {
  const { people, whole, shut, onClose } = props;
  const t = useText(personMessages);
  const words = useText(messages);
  const { send, ...call } = useChange(props);
  const form = useForm(changePeople, {
    start: { do_not_contact: { on: people.length === 1 && !whole ? !shut : true, reason: '' } },
    ...call,
  });
  const { on, reason } = form.values.do_not_contact;
  const set = (change: { on?: boolean; reason?: string }) =>
    form.set({ do_not_contact: { on, reason, ...change } });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('person.contact.title', { count: whole?.count ?? people.length })}
      form={form}
      onSubmit={() => send({ do_not_contact: { on, reason: on ? reason : '' } })}
    >
      <p>{t('person.contact.text')}</p>
      <NativeSelect
        {...form.field('do_not_contact.on', t('person.contact.label'))}
        value={on ? 'no' : 'yes'}
        data={(['no', 'yes'] as const).map((value) => ({
          value,
          label: words(`talent-pool.contact.${value}`),
        }))}
        onChange={(event) => set({ on: event.currentTarget.value === 'no' })}
      />
      {on && (
        <TextInput
          {...form.field('do_not_contact.reason', t('person.contact.reason'))}
          maxLength={PERSON_REASON_LENGTH}
          value={reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
      )}
    </FormDialog>
  );
}

function ConsentDialog(props: ChangeDialogProps) {
  const { consent: before, onClose } = props;
  const t = useText(personMessages);
  const { send, ...call } = useChange(props);
  const form = useForm(changePeople, {
    start: {
      consent: (before ?? {
        consent: 'given',
        consent_source: '',
        consent_on: '',
        consent_until: '',
      }) as NonNullable<Wish['consent']>,
    },
    ...call,
  });
  const { consent } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('person.consent.title')}
      form={form}
      onSubmit={() => send({ consent: sentConsent(consent as GivenConsent) })}
    >
      <ConsentFields
        value={consent as GivenConsent}
        error={form.errorOf}
        onChange={(next) => form.set({ consent: next as NonNullable<Wish['consent']> })}
      />
    </FormDialog>
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
