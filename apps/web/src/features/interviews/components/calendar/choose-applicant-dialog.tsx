import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isDeadEnd } from '@tryout/domain/interviews/interviewable';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../../ui/forms/form-error-list.tsx';
import { SearchField } from '../../../../ui/lists/search-field.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { candidatesOfQuery, openPositionsQuery } from '../../calendar.api.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { messages } from '../../interviews.messages.ts';
import { useCalendarTexts } from './calendar-texts.ts';

interface ChooseApplicantDialogProps {
  at: number;
  /** Who was chosen with the time. */
  people: readonly string[];
  length: number;
  onClose: () => void;
}

/** With whom an interview at a chosen time is to be; then it is arranged on its own page. */
export function ChooseApplicantDialog({ at, people, length, onClose }: ChooseApplicantDialogProps) {
  const c = useText(calendarMessages);
  const t = useText(messages);
  const texts = useCalendarTexts();
  const navigate = useNavigate();
  const positions = useQuery(openPositionsQuery());
  const [position, setPosition] = useState<string | null>(null);
  const [q, setQ] = useState('');
  const [application, setApplication] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const chosen = position ?? positions.data?.items[0]?.id ?? null;
  const applicants = useQuery({ ...candidatesOfQuery(chosen ?? '', q), enabled: chosen !== null });
  const open = (applicants.data?.items ?? []).filter((each) => !isDeadEnd(each.status));
  const who = open.some((each) => each.application_id === application)
    ? application
    : (open[0]?.application_id ?? null);
  const errors = missing && !who ? [{ field: 'applicant', message: c('calendar.choose_applicant') }] : [];
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={c('calendar.new')}
      submitLabel={c('calendar.continue')}
      onSubmit={() => {
        setMissing(true);
        if (!who) return;
        void navigate({
          to: '/user/events/new',
          search: {
            application: who,
            start: new Date(at).toISOString(),
            length,
            ...(people.length > 0 ? { people: people.join(',') } : {}),
          },
        });
      }}
    >
      <FormErrorList errors={errors} labels={{ applicant: t('interviews.applicant') }} />
      <p>
        {texts.dayAt(at)}, {texts.instant(at)}
      </p>
      <QueryView query={positions}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={c('calendar.no_positions')}
              action={<LinkButton to="/user/positions">{t('interviews.to_positions')}</LinkButton>}
            />
          ) : (
            <>
              <NativeSelect
                label={t('interviews.position')}
                value={chosen ?? ''}
                onChange={(event) => setPosition(event.currentTarget.value)}
                data={items.map((each) => ({ value: each.id, label: each.title }))}
              />
              <SearchField label={c('calendar.search_applicant')} value={q} onChange={setQ} />
              <NativeSelect
                label={t('interviews.applicant')}
                value={who ?? ''}
                description={
                  open.length === 0 && !applicants.isPending ? c('calendar.no_applicants') : undefined
                }
                onChange={(event) => setApplication(event.currentTarget.value)}
                data={open.map((each) => ({ value: each.application_id, label: each.name ?? each.code }))}
              />
            </>
          )
        }
      </QueryView>
    </FormDialog>
  );
}
