import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sendMessage } from '@tryout/contract/applicants/applicant-talk';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { useEffect, useState } from 'react';
import { announce } from '../../../../platform/announce.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../../ui/forms/form-body.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import { mailsQuery, messagesQuery, useReadMessages, useSendMessage } from '../../talk.api.ts';
import classes from './applicant-tabs.module.css';

/** What was written between the team and the candidate. */
export function MessagesTab({ applicant, name }: { applicant: ApplicantDetails; name: string }) {
  const t = useText(applicantMessages);
  const id = applicant.application_id;
  const query = useQuery(messagesQuery(id));
  const send = useSendMessage();
  const { mutate: markRead } = useReadMessages();
  const form = useForm(sendMessage, { start: { body: '' }, error: send.error, busy: send.isPending });
  const { body } = form.values;
  const [key, setKey] = useState(() => crypto.randomUUID());
  const unread = query.data?.unread ?? 0;
  useEffect(() => {
    if (unread > 0) markRead(id);
  }, [unread, id, markRead]);
  const submit = () =>
    send.mutate(
      { application_id: id, body, key },
      {
        onSuccess: () => {
          form.restart({ body: '' });
          setKey(crypto.randomUUID());
          announce(t('applicants.messages.sent'));
        },
      },
    );
  return (
    <Stack gap={5}>
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('applicants.messages.none')}</p>
          ) : (
            <ol className={classes.thread}>
              {items.map((message) => (
                <li key={message.id} className={classes.one} data-own={!message.from_candidate || undefined}>
                  <p className={classes.who}>
                    <strong>
                      <bdi>{message.from_candidate ? name : message.sender_name}</bdi>
                    </strong>
                    {' · '}
                    <TimeText at={message.created_at} style="datetime" />
                  </p>
                  <p className={classes.words} dir="auto">
                    {message.body}
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
      <SentMails id={id} />
      <FormBody form={form} onSubmit={submit}>
        <Stack gap={3}>
          <Textarea {...form.text('body', t('applicants.messages.write'))} rows={4} maxLength={10_000} />
          <div>
            <Button type="submit" loading={send.isPending} disabled={body.trim() === ''}>
              {t('applicants.messages.send')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Stack>
  );
}

/** Mails that the product sent to the candidate about this application, each opened by a press. */
function SentMails({ id }: { id: string }) {
  const t = useText(applicantMessages);
  const items = useQuery(mailsQuery(id)).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{t('applicants.mails', { count: items.length })}</h2>
      {items.map((mail) => (
        <details key={mail.mail_id}>
          <summary>
            <span dir="auto">{mail.subject}</span>
            {' · '}
            <TimeText at={mail.sent_at ?? mail.created_at} style="datetime" />
            {mail.status !== 'sent' && ` · ${t(`applicants.mails.${mail.status}`)}`}
          </summary>
          <p className={classes.words} dir="auto">
            {mail.body_text}
          </p>
        </details>
      ))}
    </section>
  );
}
