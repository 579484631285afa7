import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { EventFeedback } from '@tryout/contract/interviews/event-feedback';
import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import type { InterviewKit } from '@tryout/contract/interviews/interview-kit';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { RestoredBanner } from '../../../ui/forms/restored-banner.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { EventTime } from '../components/event-time.tsx';
import { feedbackQuery } from '../feedback/feedback.api.ts';
import { feedbackMessages } from '../feedback/feedback.messages.ts';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import { Judgements } from '../feedback/feedback-panel.tsx';
import { useOwnFeedback } from '../feedback/own-feedback.ts';
import { SentFeedbackView } from '../feedback/sent-feedback.tsx';
import { eventQuery } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import { kitQuery } from './kit.api.ts';
import { kitMessages } from './kit.messages.ts';
import { KitEditor } from './kit-editor.tsx';
import classes from './kit-page.module.css';
import { QuestionCard } from './question-card.tsx';
import { WhyThese } from './why-these.tsx';

/** Who asks what in an interview, with room for what was heard, and one's own feedback. */
export function KitPage() {
  const { eventId } = useParams({ from: '/user/events/$eventId/kit' });
  const event = useQuery(eventQuery(eventId));
  return (
    <Page width="text">
      <QueryView query={event} page>
        {(found) => <WithKit event={found} />}
      </QueryView>
    </Page>
  );
}

function WithKit({ event }: { event: InterviewEvent }) {
  const kit = useQuery(kitQuery(event.id));
  const feedback = useQuery(feedbackQuery(event.id));
  return (
    <QueryView query={kit} page>
      {(found) => (
        <QueryView query={feedback}>{(own) => <Loaded event={event} kit={found} feedback={own} />}</QueryView>
      )}
    </QueryView>
  );
}

interface LoadedProps {
  event: InterviewEvent;
  kit: InterviewKit;
  feedback: EventFeedback;
}

function Loaded({ event, kit, feedback }: LoadedProps) {
  const t = useText(kitMessages);
  const words = useText(messages);
  const [editing, setEditing] = useState(false);
  const crumbs = [
    { label: words('interviews.title'), to: '/user/events' as const },
    { label: event.title, to: '/user/events/$eventId' as const, params: { eventId: event.id } },
  ];
  return (
    <>
      <PageHeader
        title={t('kit.title')}
        tab={`${t('kit.title')} · ${event.applicant_name}`}
        crumbs={crumbs}
        meta={
          <>
            <strong>
              <bdi>{event.applicant_name}</bdi>
            </strong>
            <span>{event.position.title}</span>
            {event.starts_at && event.ends_at && (
              <EventTime starts_at={event.starts_at} ends_at={event.ends_at} zone={event.time_zone} />
            )}
          </>
        }
        actions={
          !editing && (
            <>
              <Button
                variant="default"
                leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
                onClick={() => window.print()}
              >
                {t('kit.print')}
              </Button>
              {kit.may_change && (
                <Button variant="default" onClick={() => setEditing(true)}>
                  {t('kit.change')}
                </Button>
              )}
            </>
          )
        }
      />
      {editing ? (
        <KitEditor event={event} kit={kit} onDone={() => setEditing(false)} />
      ) : (
        <Stack gap={5}>
          <Before event={event} kit={kit} />
          {feedback.is_asked && feedback.state !== 'none' && feedback.state !== 'closed' ? (
            <Asking event={event} kit={kit} feedback={feedback} />
          ) : (
            <Reading kit={kit} feedback={feedback} />
          )}
        </Stack>
      )}
    </>
  );
}

function Before({ event, kit }: { event: InterviewEvent; kit: InterviewKit }) {
  const t = useText(kitMessages);
  const to = {
    to: '/user/positions/$id/applicants/$applicationId',
    params: { id: event.position.id, applicationId: event.application_id },
  } as const;
  return (
    <Panel title={t('kit.before')}>
      <Stack gap={4}>
        <div className={classes.noPrint}>
          <Row>
            {event.link && (
              <Button component="a" href={event.link} target="_blank" rel="noreferrer">
                {t('kit.join')}
              </Button>
            )}
            <LinkButton {...to} search={{ tab: 'cv' }} variant="default">
              {t('kit.cv')}
            </LinkButton>
            <LinkButton {...to} variant="default">
              {t('kit.applicant')}
            </LinkButton>
          </Row>
        </div>
        {event.place && <p>{event.place}</p>}
        <ul className={classes.tips}>
          {(['same', 'notes', 'rate', 'apart'] as const).map((tip) => (
            <li key={tip}>{t(`kit.tip.${tip}`)}</li>
          ))}
        </ul>
        <WhyThese kit={kit} />
      </Stack>
    </Panel>
  );
}

/** The questions of somebody who takes part: the own ones first, each with room for what was heard. */
function Asking({ event, kit, feedback }: LoadedProps) {
  const t = useText(kitMessages);
  const own = useOwnFeedback(event.id, feedback);
  const yours = kit.items.filter((each) => each.is_yours);
  const others = kit.items.filter((each) => !each.is_yours);
  const card = (item: InterviewKit['items'][number]) => (
    <QuestionCard
      key={item.key}
      kit={kit}
      item={item}
      n={kit.items.indexOf(item) + 1}
      rates={feedback.state === 'open'}
      said={own.value.answers[item.key] ?? { rating: null, words: '' }}
      onSay={(said) => own.change({ ...own.value, answers: { ...own.value.answers, [item.key]: said } })}
    />
  );
  return (
    <>
      {own.restored && <RestoredBanner onDiscard={own.discard} />}
      {feedback.state === 'notes' && <Banner tone="info">{t('kit.rate_later')}</Banner>}
      {kit.items.length === 0 && <NoQuestions kit={kit} />}
      {yours.length > 0 && (
        <section className={classes.part}>
          <h2>{t(others.length > 0 ? 'kit.yours' : 'kit.all')}</h2>
          {yours.map(card)}
        </section>
      )}
      {others.length > 0 && (
        <section className={classes.part}>
          <h2>{t('kit.others')}</h2>
          {others.map(card)}
        </section>
      )}
      <FeedbackForm feedback={feedback} own={own} />
    </>
  );
}

/** The questions of somebody who only reads them. */
function Reading({ kit, feedback }: Pick<LoadedProps, 'kit' | 'feedback'>) {
  const t = useText(kitMessages);
  const words = useText(feedbackMessages);
  return (
    <>
      {kit.items.length === 0 ? (
        <NoQuestions kit={kit} />
      ) : (
        <section className={classes.part}>
          <h2>{t('kit.all')}</h2>
          {kit.items.map((item, at) => (
            <QuestionCard key={item.key} kit={kit} item={item} n={at + 1} rates={false} />
          ))}
        </section>
      )}
      {feedback.state === 'closed' && (
        <Panel title={words('feedback.title')}>
          <Stack gap={4}>
            <p>{words('feedback.closed')}</p>
            {feedback.own?.sent_at && <SentFeedbackView name={null} said={feedback.own} names={feedback} />}
            <Judgements judgements={feedback} />
          </Stack>
        </Panel>
      )}
    </>
  );
}

function NoQuestions({ kit }: { kit: InterviewKit }) {
  const t = useText(kitMessages);
  return <EmptyState title={t('kit.none')} text={t(kit.may_change ? 'kit.none.text' : 'kit.none.reader')} />;
}
