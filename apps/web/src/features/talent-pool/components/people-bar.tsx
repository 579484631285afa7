import { Button } from '@mantine/core';
import { IconMail, IconTag, IconUser } from '@tabler/icons-react';
import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { messages } from '../talent-pool.messages.ts';
import { ExportTool } from './export-tool.tsx';
import type { Facets } from './people-filters.ts';

const Change = lazyPiece(() => import('./change-dialogs.tsx').then((m) => ({ default: m.ChangeDialog })));
const Invite = lazyPiece(() =>
  import('./invite-people-dialog.tsx').then((m) => ({ default: m.InvitePeopleDialog })),
);

interface PeopleBarProps {
  selected: readonly PersonRow[];
  facets: Facets | undefined;
}

/** What can be done with the selected people. */
export function PeopleBar({ selected, facets }: PeopleBarProps) {
  const t = useText(messages);
  const [asked, setAsked] = useState<'tags' | 'owner' | 'contact' | 'invite' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Button
        leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsked('invite')}
      >
        {t('talent-pool.bulk.invite')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTag size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsked('tags')}
      >
        {t('talent-pool.bulk.tag')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconUser size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsked('owner')}
      >
        {t('talent-pool.bulk.owner')}
      </Button>
      <Button variant="default" onClick={() => setAsked('contact')}>
        {t('talent-pool.bulk.contact')}
      </Button>
      <ExportTool filters={{}} ids={selected.map((row) => row.person_id)} />
      <Suspense>
        {asked === 'invite' && <Invite people={selected} onClose={close} />}
        {asked !== null && asked !== 'invite' && (
          <Change what={asked} people={selected} facets={facets} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
