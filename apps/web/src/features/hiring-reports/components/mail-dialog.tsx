import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { REPORT_RHYTHMS, type ReportRhythm } from '@tryout/domain/hiring-reports/report-kinds';
import { useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { DATE, useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { schedulesQuery, useEndSchedule, useSchedule } from '../hiring-reports.api.ts';
import { messages } from '../hiring-reports.messages.ts';

/** Days have no zone of their own. */
const DAY = { ...DATE, timeZone: 'UTC' } as const;

interface MailDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What is sent, as `scheduleHiringReport` takes it; null: its days stand still, so that each mail would say the same. */
  readonly search: string | null;
  /** What comes by mail, and when. */
  readonly about: string;
}

/** Sends what is shown by mail from now on, and ends what is sent. */
export function MailDialog({ opened, onClose, search, about }: MailDialogProps) {
  const t = useText(messages);
  const [every, setEvery] = useState<ReportRhythm>('week');
  const schedule = useSchedule();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('hiring-reports.mail')} width={480}>
      <Stack gap={4}>
        {search === null ? (
          <p>{t('hiring-reports.mail.own_days')}</p>
        ) : (
          <>
            <p>{about}</p>
            <Row>
              <NativeSelect
                label={t('hiring-reports.mail.every')}
                value={every}
                data={REPORT_RHYTHMS.map((value) => ({ value, label: t(`hiring-reports.mail.${value}`) }))}
                onChange={(event) => setEvery(event.currentTarget.value as ReportRhythm)}
              />
              <Button loading={schedule.isPending} onClick={() => schedule.mutate({ search, every })}>
                {t('hiring-reports.mail.submit')}
              </Button>
            </Row>
          </>
        )}
        <Schedules />
      </Stack>
    </Dialog>
  );
}

function Schedules() {
  const t = useText(messages);
  const format = useFormat();
  const end = useEndSchedule();
  return (
    <section aria-label={t('hiring-reports.mail.yours')}>
      <h3>{t('hiring-reports.mail.yours')}</h3>
      <QueryView query={useQuery(schedulesQuery(useLocale()))}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('hiring-reports.mail.none')}</p>
          ) : (
            <ul>
              {items.map(({ hiring_report_schedule_id, title, next_on }) => (
                <li key={hiring_report_schedule_id}>
                  <Row>
                    <span>{t('hiring-reports.mail.next', { title, day: format.date(next_on, DAY) })}</span>
                    <IconButton
                      label={t('hiring-reports.mail.stop_of', { title })}
                      icon={IconX}
                      onClick={() => end.mutate(hiring_report_schedule_id)}
                    />
                  </Row>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}
