import { Button, Textarea } from '@mantine/core';
import { sendOwnMessage } from '@tryout/contract/applicants/applicant-talk';
import { useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { messages } from '../applications.messages.ts';
import { useOwnMessages, useSendMessage } from '../messages.api.ts';
import classes from './message-thread.module.css';

interface MessageThreadProps {
  applicationId: string;
  organization: string;
}

/** The messages between the candidate and the people of the position. */
export function MessageThread({ applicationId, organization }: MessageThreadProps) {
  const t = useText(messages);
  const query = useOwnMessages(applicationId);
  const send = useSendMessage(applicationId);
  const form = useForm(sendOwnMessage, { start: { body: '' }, error: send.error, busy: send.isPending });
  const { body } = form.values;
  const [key, setKey] = useState(() => crypto.randomUUID());
  const submit = () => {
    send.mutate(
      { body, key },
      {
        onSuccess: () => {
          form.restart({ body: '' });
          setKey(crypto.randomUUID());
          announce(t('applications.messages.sent'));
        },
      },
    );
  };
  return (
    <Panel title={t('applications.messages.title', { organization })}>
      <Stack>
        <QueryView query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{t('applications.messages.none')}</p>
            ) : (
              <ol className={classes.list}>
                {items.map((message) => (
                  <li key={message.id} className={classes.one} data-own={message.from_candidate || undefined}>
                    <p className={classes.who}>
                      <bdi>
                        {message.from_candidate ? t('applications.messages.you') : message.sender_name}
                      </bdi>
                      {' · '}
                      <TimeText at={message.created_at} style="datetime" />
                    </p>
                    <p className={classes.body} dir="auto">
                      {message.body}
                    </p>
                  </li>
                ))}
              </ol>
            )
          }
        </QueryView>
        <FormBody form={form} onSubmit={submit}>
          <Stack gap={2} align="stretch">
            <Textarea {...form.text('body', t('applications.messages.write'))} rows={3} maxLength={10_000} />
            <div>
              <Button type="submit" variant="default" loading={send.isPending} disabled={body.trim() === ''}>
                {t('applications.messages.send')}
              </Button>
            </div>
          </Stack>
        </FormBody>
      </Stack>
    </Panel>
  );
}
