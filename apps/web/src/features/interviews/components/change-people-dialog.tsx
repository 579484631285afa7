import { useQuery } from '@tanstack/react-query';
import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import { updateEvent } from '@tryout/contract/interviews/events';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { peopleOfQuery, useChangePeople } from '../calendar.api.ts';
import { messages } from '../interviews.messages.ts';

/** Adds people to an interview, takes them out, or makes them optional. Those who come and go are told. */
export function ChangePeopleDialog({ event, onClose }: { event: InterviewEvent; onClose: () => void }) {
  const t = useText(messages);
  const query = useQuery(peopleOfQuery(event.application_id));
  const change = useChangePeople(event.id);
  const form = useForm(updateEvent, {
    start: () => ({
      participants: event.participants
        .filter((each) => each.kind !== 'candidate')
        .map(({ user_id, is_required }) => ({ user_id, is_required })),
    }),
    error: change.error,
    busy: change.isPending,
    check: ({ participants }) =>
      participants.length > 0 ? [] : [{ field: 'participants', message: t('interviews.choose_people') }],
  });
  form.field('participants', t('interviews.people'));
  const chosen = new Map(form.values.participants.map((each) => [each.user_id, each.is_required]));
  const put = (id: string, required: boolean | null) => {
    const next = new Map(chosen);
    if (required === null) next.delete(id);
    else next.set(id, required);
    form.set({ participants: [...next].map(([user_id, is_required]) => ({ user_id, is_required })) });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('interviews.change_people')}
      submitLabel={t('interviews.save_people')}
      form={form}
      onSubmit={() => change.mutate({ version: event.version, ...form.values }, { onSuccess: onClose })}
    >
      <p>{t('interviews.change_people.text')}</p>
      <QueryView query={query}>
        {({ items }) => (
          <Stack gap={2}>
            {items.map((person) => (
              <Row key={person.user_id} gap={4}>
                <CheckBox
                  label={
                    <>
                      {person.is_you ? t('interviews.you', { name: person.name }) : person.name}{' '}
                      <small>{t(`interviews.role.${person.kind}`)}</small>
                    </>
                  }
                  checked={chosen.has(person.user_id)}
                  onChange={(on) => put(person.user_id, on ? true : null)}
                />
                {chosen.has(person.user_id) && chosen.size > 1 && (
                  <CheckBox
                    label={t('interviews.optional_for', { name: person.name })}
                    checked={chosen.get(person.user_id) === false}
                    onChange={(optional) => put(person.user_id, !optional)}
                  />
                )}
              </Row>
            ))}
          </Stack>
        )}
      </QueryView>
    </FormDialog>
  );
}
