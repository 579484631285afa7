import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  addComment,
  type Comment,
  type CommentVisibility,
  changeComment,
} from '@tryout/contract/applicants/applicant-talk';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { useState } from 'react';
import { announce } from '../../../../platform/announce.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../../ui/forms/form-body.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import { mentionAt, mentionedIn, withMention } from '../../mentions.ts';
import { commentsQuery, mentionableQuery, useAddComment, useChangeComment } from '../../talk.api.ts';
import classes from './applicant-tabs.module.css';

/** What the team says about an applicant. */
export function CommentsTab({ applicant }: { applicant: ApplicantDetails }) {
  const t = useText(applicantMessages);
  const query = useQuery(commentsQuery(applicant.application_id));
  return (
    <Stack gap={5}>
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('applicants.comments.none')}</p>
          ) : (
            <ol className={classes.thread}>
              {items.map((comment) => (
                <OneComment key={comment.id} comment={comment} />
              ))}
            </ol>
          )
        }
      </QueryView>
      <NewComment applicant={applicant} />
    </Stack>
  );
}

function OneComment({ comment }: { comment: Comment }) {
  const t = useText(applicantMessages);
  const change = useChangeComment();
  const [isEdited, setEdited] = useState(false);
  const form = useForm(changeComment, {
    start: { body: comment.body },
    error: change.error,
    busy: change.isPending,
    within: comment.id,
  });
  return (
    <li className={classes.one}>
      <p className={classes.who}>
        <strong>
          <bdi>{comment.author_name}</bdi>
        </strong>
        {' · '}
        <TimeText at={comment.created_at} style="datetime" />
        {comment.edited_at && ` · ${t('applicants.comments.edited')}`}
        {comment.visibility !== 'team' && ` · ${t(`applicants.comments.${comment.visibility}`)}`}
      </p>
      {!isEdited && (
        <p className={classes.words} dir="auto">
          {comment.body}
        </p>
      )}
      {comment.editable_until && !isEdited && (
        <div>
          <Button
            variant="subtle"
            size="sm"
            onClick={() => {
              form.restart({ body: comment.body });
              setEdited(true);
            }}
          >
            {t('applicants.comments.edit')}
          </Button>
        </div>
      )}
      {isEdited && (
        <FormBody
          form={form}
          onSubmit={() =>
            change.mutate({ id: comment.id, ...form.values }, { onSuccess: () => setEdited(false) })
          }
        >
          <Stack gap={2}>
            <Textarea {...form.text('body', t('applicants.comments.write'))} autoFocus rows={3} />
            <Row gap={2}>
              <Button
                type="submit"
                size="sm"
                loading={change.isPending}
                disabled={form.values.body.trim() === ''}
              >
                {t('applicants.comments.save')}
              </Button>
              <Button variant="default" size="sm" onClick={() => setEdited(false)}>
                {t('applicants.comments.cancel')}
              </Button>
            </Row>
          </Stack>
        </FormBody>
      )}
    </li>
  );
}

function NewComment({ applicant }: { applicant: ApplicantDetails }) {
  const t = useText(applicantMessages);
  const format = useFormat();
  const add = useAddComment();
  const people = useQuery(mentionableQuery(applicant.application_id)).data?.items ?? [];
  const form = useForm(addComment, {
    start: { body: '', visibility: 'team' as CommentVisibility },
    error: add.error,
    busy: add.isPending,
  });
  const { body, visibility } = form.values;
  const [caret, setCaret] = useState(0);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const typed = mentionAt(body, caret);
  const offered =
    typed === null
      ? []
      : people.filter((person) => person.name.toLowerCase().includes(typed.toLowerCase())).slice(0, 6);
  const mentioned = mentionedIn(body, people);
  const { rights } = applicant;
  const visibilities: CommentVisibility[] = [
    'team',
    ...(rights.decide ? (['deciders'] as const) : []),
    ...(rights.see_private ? (['private'] as const) : []),
    'candidate',
  ];
  const submit = () =>
    add.mutate(
      {
        application_id: applicant.application_id,
        body,
        visibility,
        mentions: mentioned.map((person) => person.user_id),
        key,
      },
      {
        onSuccess: () => {
          form.restart({ body: '', visibility });
          setKey(crypto.randomUUID());
          announce(t('applicants.comments.saved'));
        },
      },
    );
  return (
    <FormBody form={form} onSubmit={submit}>
      <Stack gap={3}>
        <Textarea
          {...form.text('body', t('applicants.comments.write'))}
          description={t('applicants.comments.hint')}
          rows={3}
          maxLength={10_000}
          onChange={(event) => {
            form.set({ body: event.currentTarget.value });
            setCaret(event.currentTarget.selectionStart);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        />
        {offered.length > 0 && (
          <fieldset className={classes.offers}>
            <legend className="visually-hidden">{t('applicants.comments.mention')}</legend>
            {offered.map((person) => (
              <Button
                key={person.user_id}
                variant="default"
                size="sm"
                onClick={() => {
                  const next = withMention(body, caret, person.name);
                  form.set({ body: next.text });
                  setCaret(next.caret);
                }}
              >
                <bdi>@{person.name}</bdi>
              </Button>
            ))}
          </fieldset>
        )}
        {mentioned.length > 0 && (
          <p className={classes.quiet}>
            {t('applicants.comments.told', { names: format.list(mentioned.map((person) => person.name)) })}
          </p>
        )}
        <Row gap={3} align="end">
          <NativeSelect
            {...form.text('visibility', t('applicants.comments.who'))}
            data={visibilities.map((value) => ({ value, label: t(`applicants.comments.${value}`) }))}
          />
          <Button type="submit" loading={add.isPending} disabled={body.trim() === ''}>
            {t('applicants.comments.send')}
          </Button>
        </Row>
      </Stack>
    </FormBody>
  );
}
