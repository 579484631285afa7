import { useQuery } from '@tanstack/react-query';
import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { peopleOfQuery, useChangePeople } from '../calendar.api.ts';
import { messages } from '../interviews.messages.ts';

/** Adds people to an interview, takes them out, or makes them optional. Those who come and go are told. */
export function ChangePeopleDialog({ event, onClose }: { event: InterviewEvent; onClose: () => void }) {
  const t = useText(messages);
  const query = useQuery(peopleOfQuery(event.application_id));
  const change = useChangePeople(event.id);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(
    () =>
      new Map(
        event.participants
          .filter((each) => each.kind !== 'candidate')
          .map((each) => [each.user_id, each.is_required]),
      ),
  );
  const [missing, setMissing] = useState(false);
  const errors = formErrors(
    change.error,
    missing ? [{ field: 'participants', message: t('interviews.choose_people') }] : [],
  );
  const put = (id: string, required: boolean | null) => {
    const next = new Map(chosen);
    if (required === null) next.delete(id);
    else next.set(id, required);
    setChosen(next);
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('interviews.change_people')}
      submitLabel={t('interviews.save_people')}
      busy={change.isPending}
      onSubmit={() => {
        setMissing(chosen.size === 0);
        if (chosen.size === 0) return;
        const participants = [...chosen].map(([user_id, is_required]) => ({ user_id, is_required }));
        change.mutate({ version: event.version, participants }, { onSuccess: onClose });
      }}
    >
      <FormErrorList errors={errors.list} labels={{ participants: t('interviews.people') }} />
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
