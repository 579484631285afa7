import { Button, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PersonDetails, TimelineLine } from '@tryout/contract/talent-pool/people';
import { addPersonNote } from '@tryout/contract/talent-pool/people';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { useLogAction } from '../../applicants/log.public.ts';
import { useStageName } from '../../applicants/public.tsx';
import { personMessages } from '../person.messages.ts';
import { timelineQuery, useAddNote, useDeleteNote } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';
import classes from './timeline.module.css';

/** What happened with a person over all positions, newest first, and a field for a note. */
export function Timeline({ person }: { person: PersonDetails }) {
  const t = useText(personMessages);
  const query = useInfiniteQuery(timelineQuery(person.person_id));
  return (
    <Panel title={t('person.timeline')}>
      <Stack gap={4}>
        {person.rights.manage && <NoteForm personId={person.person_id} />}
        <QueryView query={query}>
          {({ pages }) => (
            <>
              <ol className={classes.lines}>
                {pages
                  .flatMap((page) => page.items)
                  .map((line) => (
                    <Line key={line.id} line={line} />
                  ))}
              </ol>
              {query.hasNextPage && (
                <Button
                  variant="default"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('person.timeline.more')}
                </Button>
              )}
            </>
          )}
        </QueryView>
      </Stack>
    </Panel>
  );
}

function NoteForm({ personId }: { personId: string }) {
  const t = useText(personMessages);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useAddNote(personId);
  const form = useForm(addPersonNote, { start: { body: '' }, error: add.error, busy: add.isPending });
  const { body } = form.values;
  const submit = () => {
    add.mutate(
      { body, key },
      {
        onSuccess: () => {
          form.restart({ body: '' });
          setKey(crypto.randomUUID());
        },
      },
    );
  };
  return (
    <FormBody form={form} className={classes.note} onSubmit={submit}>
      <Textarea
        {...form.text('body', t('person.note'))}
        description={t('person.note.hint')}
        autosize
        minRows={2}
        maxLength={4000}
      />
      <Button type="submit" variant="default" loading={add.isPending} disabled={body.trim() === ''}>
        {t('person.note.add')}
      </Button>
    </FormBody>
  );
}

function Line({ line }: { line: TimelineLine }) {
  const t = useText(personMessages);
  const said = useSaid();
  const remove = useDeleteNote();
  const noteId = line.person_note_id;
  return (
    <li>
      <span className={classes.when}>
        <TimeText at={line.at} style="datetime" />
      </span>
      <span className={classes.what}>
        <span>
          {said(line)}
          {line.position && (
            <>
              {' · '}
              <PositionLink line={line} />
            </>
          )}
          {line.actor_name && (
            <span className={classes.quiet}>
              {' · '}
              <bdi>{line.actor_name}</bdi>
            </span>
          )}
        </span>
        {line.starts_at && (
          <span className={classes.quiet}>
            <TimeText at={line.starts_at} style="datetime" />
          </span>
        )}
        {line.text && (
          <span className={classes.text} dir="auto">
            {line.text}
          </span>
        )}
      </span>
      {noteId && (
        <IconButton
          label={t('person.note.delete')}
          icon={IconTrash}
          onClick={() =>
            remove.mutate(noteId, {
              onSuccess: ({ message }) => message && toast.say({ message, tone: 'success' }),
            })
          }
        />
      )}
    </li>
  );
}

function PositionLink({ line: { position, application_id } }: { line: TimelineLine }) {
  if (!position) return null;
  if (application_id === null) return <bdi>{position.title}</bdi>;
  return (
    <Link
      to="/user/positions/$id/applicants/$applicationId"
      params={{ id: position.position_id, applicationId: application_id }}
    >
      <bdi>{position.title}</bdi>
    </Link>
  );
}

/** What a line says happened. */
function useSaid(): (line: TimelineLine) => string {
  const t = useText(personMessages);
  const w = useText(messages);
  const stage = useStageName();
  const logged = useLogAction();
  return (line) => {
    switch (line.kind) {
      case 'application':
        return t(line.action === 'generated' ? 'person.line.generated' : 'person.line.application');
      case 'status':
        return line.from_status && line.to_status
          ? t('person.line.moved', { from: stage(line.from_status), to: stage(line.to_status) })
          : logged(line.action);
      case 'score_card':
        return line.score === null
          ? t('person.line.card_open')
          : t('person.line.card', { score: Math.round(line.score) });
      case 'mail':
        return t('person.line.mail');
      case 'message':
        return t(line.actor_kind === 'candidate' ? 'person.line.message_from' : 'person.line.message');
      case 'event':
        return t(`person.line.event.${line.action as 'scheduled'}`);
      case 'comment':
        return t('person.line.comment');
      case 'invite':
        return t(`person.line.invite.${line.action as 'new'}`);
      case 'note':
        return t('person.line.note');
      case 'person':
        return t(`person.line.person.${line.action as 'added'}`, { pool: w('talent-pool.title') });
    }
  };
}
