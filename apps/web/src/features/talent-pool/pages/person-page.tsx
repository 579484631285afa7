import { Button } from '@mantine/core';
import { IconMail, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { toast } from '../../../ui/states/toast.ts';
import type { Changing } from '../components/changing.ts';
import { PersonFacts } from '../components/person-facts.tsx';
import { PersonPositions } from '../components/person-positions.tsx';
import { Timeline } from '../components/timeline.tsx';
import { personMessages } from '../person.messages.ts';
import { usePersonName } from '../person-name.ts';
import { facetsQuery, personQuery, useRemovePerson } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';
import classes from './person-page.module.css';

const Change = lazyPiece(() =>
  import('../components/change-dialogs.tsx').then((m) => ({ default: m.ChangeDialog })),
);
const Invite = lazyPiece(() =>
  import('../components/invite-people-dialog.tsx').then((m) => ({ default: m.InvitePeopleDialog })),
);
const Merges = lazyPiece(() =>
  import('../components/person-merges.tsx').then((m) => ({ default: m.PersonMerges })),
);
const Edit = lazyPiece(() =>
  import('../components/edit-person-dialog.tsx').then((m) => ({ default: m.EditPersonDialog })),
);

/** `/user/candidates/:id`: one person over all positions. */
export function PersonPage() {
  const { personId } = useParams({ from: '/user/candidates/$personId' });
  const query = useQuery(personQuery(personId));
  return (
    <RecordPage query={query} skeleton={<CardSkeleton lines={10} />}>
      {(person) => <Person person={person} />}
    </RecordPage>
  );
}

function Person({ person }: { person: PersonDetails }) {
  const t = useText(personMessages);
  const w = useText(messages);
  const format = useFormat();
  const name = usePersonName()(person);
  const { manage } = person.rights;
  const [changing, setChanging] = useState<Changing | null>(null);
  const facets = useQuery({ ...facetsQuery, enabled: manage }).data;
  const close = () => setChanging(null);
  useShortcut('e', t('person.edit'), () => setChanging('facts'), manage && changing === null);
  const { rights } = useCurrentUser();
  const mayInvite =
    manage && rights.includes('candidate_invite.manage') && !person.do_not_contact && person.email !== '';
  return (
    <RecordView
      title={name}
      crumbs={manage ? [{ label: w('talent-pool.title'), to: '/user/candidates' }] : []}
      facts={[
        w(`talent-pool.source.${person.source}`),
        t('person.known_since', { date: format.date(person.created_at) }),
      ]}
      actions={
        manage && (
          <>
            {person.rights.remove && (
              <IconButton label={t('person.remove')} icon={IconTrash} onClick={() => setChanging('remove')} />
            )}
            <Button
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
              onClick={() => setChanging('facts')}
            >
              {t('person.edit')}
            </Button>
            {mayInvite && (
              <Button
                leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
                onClick={() => setChanging('invite')}
              >
                {w('talent-pool.bulk.invite')}
              </Button>
            )}
          </>
        )
      }
      notices={
        person.do_not_contact && (
          <Banner tone="warning">
            {person.do_not_contact_reason
              ? t('person.shut_because', { reason: person.do_not_contact_reason })
              : t('person.shut')}
          </Banner>
        )
      }
    >
      <div className={classes.grid}>
        <Stack gap={5}>
          <PersonPositions person={person} />
          <Timeline person={person} />
        </Stack>
        <Stack gap={5}>
          <PersonFacts person={person} onChange={setChanging} />
          {person.merges.length > 0 && (
            <Suspense>
              <Merges merges={person.merges} />
            </Suspense>
          )}
        </Stack>
      </div>
      <Suspense>
        {changing === 'facts' && <Edit person={person} onClose={close} />}
        {changing === 'invite' && <Invite people={[person]} onClose={close} />}
        {(changing === 'tags' ||
          changing === 'owner' ||
          changing === 'contact' ||
          changing === 'consent') && (
          <Change
            what={changing}
            people={[person]}
            facets={facets}
            consent={{
              consent: person.consent,
              consent_source: person.consent_source,
              consent_on: person.consent_on ?? '',
              consent_until: person.consent_until ?? '',
            }}
            onClose={close}
          />
        )}
      </Suspense>
      {changing === 'remove' && <Remove person={person} name={name} onClose={close} />}
    </RecordView>
  );
}

function Remove({ person, name, onClose }: { person: PersonDetails; name: string; onClose: () => void }) {
  const t = useText(personMessages);
  const navigate = useNavigate();
  const remove = useRemovePerson(person.person_id);
  return (
    <ConfirmDialog
      opened
      danger
      title={t('person.remove.title', { name })}
      confirmLabel={t('person.remove')}
      busy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: ({ message }) => {
            if (message) toast.say({ message, tone: 'success' });
            void navigate({ to: '/user/candidates' });
          },
        })
      }
    >
      <p>{t('person.remove.text')}</p>
    </ConfirmDialog>
  );
}
