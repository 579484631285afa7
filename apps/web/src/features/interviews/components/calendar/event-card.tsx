import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../../ui/marks/status-chip.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { calendarMessages } from '../../calendar.messages.ts';
import { eventQuery } from '../../interviews.api.ts';
import { messages } from '../../interviews.messages.ts';
import { EventActions } from '../event-actions.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { intervalOf } from './grid-model.ts';

/** An interview of the calendar: when it is for everyone, what they answered, and what can be done. */
export function EventCard({ event, onClose }: { event: CalendarEvent; onClose: () => void }) {
  const t = useText(messages);
  const c = useText(calendarMessages);
  const texts = useCalendarTexts();
  const query = useQuery(eventQuery(event.id));
  const time = intervalOf(event);
  const late = texts.lateFor(event.participants, time);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${event.title}, ${event.applicant_name}`}
      footer={
        <LinkButton to="/user/events/$eventId" params={{ eventId: event.id }}>
          {c('calendar.open')}
        </LinkButton>
      }
    >
      <Stack gap={4}>
        <Row>
          <StatusChip status={event.status} label={t(`interviews.status.${event.status}`)} />
          <span>{t(`interviews.kind.${event.kind}`)}</span>
          <Link to="/user/positions/$id" params={{ id: event.position.id }}>
            {event.position.title}
          </Link>
        </Row>
        <Stack gap={1}>
          <strong>{texts.dayAt(time.start)}</strong>
          <span>{texts.times(time)}</span>
          {late.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Stack>
        <ul>
          {event.participants.map((each) => (
            <li key={each.user_id}>
              {each.is_you ? t('interviews.you', { name: each.name }) : each.name}
              {', '}
              {t(`interviews.role.${each.kind}`)}
              {': '}
              {t(`interviews.response.${each.response}`)}
            </li>
          ))}
        </ul>
        <QueryView query={query}>
          {(whole) => (
            <Row>
              <EventActions event={whole} />
            </Row>
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
