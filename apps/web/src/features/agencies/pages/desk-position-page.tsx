import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { Description, vocabulary } from '../../positions/description.public.ts';
import { type DeskPositionDetail, deskPositionQuery } from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';

const SubmitDialog = lazyPiece(() =>
  import('../components/submit-dialog.tsx').then((m) => ({ default: m.SubmitDialog })),
);
const AssignDialog = lazyPiece(() =>
  import('../components/assign-dialog.tsx').then((m) => ({ default: m.AssignDialog })),
);

/** `/user/agency/positions/:id`: one shared position, its terms, and who works on it. */
export function DeskPositionPage() {
  const { shareId } = useParams({ from: '/user/agency/positions/$shareId' });
  const query = useQuery(deskPositionQuery(shareId));
  return (
    <RecordPage query={query} skeleton={<CardSkeleton lines={10} />}>
      {(position) => <Shared position={position} />}
    </RecordPage>
  );
}

function Shared({ position }: { position: DeskPositionDetail }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const format = useFormat();
  const { rights } = useCurrentUser();
  const [asked, setAsked] = useState<'submit' | 'assign' | null>(null);
  const assigned = position.people.filter((each) => each.is_assigned);
  const work = [
    ...(position.remote ? [v(`positions.remote.${position.remote}`)] : []),
    ...(position.job_type ? [v(`positions.job_type.${position.job_type}`)] : []),
    ...(position.level ? [v(`positions.level.${position.level}`)] : []),
  ];
  return (
    <>
      <RecordView
        title={position.title}
        about={position.company.name}
        crumbs={[{ label: t('agencies.title'), to: '/user/agency/positions' }]}
        facts={[
          <StatusChip
            key="status"
            status={position.accepts ? 'published' : 'paused'}
            label={t(position.accepts ? 'agencies.open' : 'agencies.paused')}
          />,
          <bdi key="client">{position.company.name}</bdi>,
          t('agencies.submitted', { count: position.submitted }),
        ]}
        actions={
          <>
            <LinkButton variant="default" to="/user/submissions">
              {t('agencies.see_submissions')}
            </LinkButton>
            {position.accepts && (
              <Button
                leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
                onClick={() => setAsked('submit')}
              >
                {t('agencies.submit')}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={4}>
          <Panel>
            <FactList
              facts={[
                [t('agencies.client'), <bdi key="client">{position.company.name}</bdi>],
                [t('agencies.place'), format.list(position.locations)],
                [t('agencies.work'), format.list(work)],
                [t('agencies.openings'), format.number(position.openings)],
                [t('agencies.closes'), position.closes_on && format.date(`${position.closes_on}T12:00:00`)],
                [t('agencies.skills'), format.list([...position.skills, ...position.technical_skills])],
                [t('agencies.terms'), position.terms],
                [t('agencies.note'), position.note],
              ]}
            />
          </Panel>
          {rights.includes('agency_desk.manage') && (
            <Panel
              title={t('agencies.people')}
              actions={
                position.people.length > 0 && (
                  <Button variant="default" onClick={() => setAsked('assign')}>
                    {t('agencies.assign')}
                  </Button>
                )
              }
            >
              {position.people.length === 0 ? (
                <p>{t('agencies.people_invite')}</p>
              ) : (
                <p>
                  {assigned.length > 0
                    ? format.list(assigned.map((each) => each.name))
                    : t('agencies.people_none')}
                </p>
              )}
            </Panel>
          )}
          {position.description.blocks.length > 0 && (
            <Panel>
              <Description text={position.description} top={2} />
            </Panel>
          )}
        </Stack>
      </RecordView>
      <Suspense>
        {asked === 'submit' && <SubmitDialog position={position} onClose={() => setAsked(null)} />}
        {asked === 'assign' && <AssignDialog position={position} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
