import { Button } from '@mantine/core';
import { IconArrowMerge, IconMail, IconTag, IconUser } from '@tabler/icons-react';
import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import type { PeopleFilters } from '../people-search.ts';
import { messages } from '../talent-pool.messages.ts';
import { ExportTool } from './export-tool.tsx';
import type { Facets } from './people-filters.ts';

const Change = lazyPiece(() => import('./change-dialogs.tsx').then((m) => ({ default: m.ChangeDialog })));
const Invite = lazyPiece(() =>
  import('./invite-people-dialog.tsx').then((m) => ({ default: m.InvitePeopleDialog })),
);
const Merge = lazyPiece(() => import('./merge-dialog.tsx').then((m) => ({ default: m.MergeDialog })));

interface PeopleBarProps {
  selected: readonly PersonRow[];
  facets: Facets | undefined;
  filters: PeopleFilters;
  /** Everybody whom the filters find is meant, so many; undefined: the selected. */
  everyone: number | undefined;
  onClear: () => void;
}

/** What can be done with the selected people, or with everybody whom the filters find. */
export function PeopleBar({ selected, facets, filters, everyone, onClear }: PeopleBarProps) {
  const t = useText(messages);
  const [asked, setAsked] = useState<'tags' | 'owner' | 'contact' | 'invite' | 'merge' | null>(null);
  const { rights } = useCurrentUser();
  const close = () => setAsked(null);
  const whole = everyone === undefined ? undefined : { filters, count: everyone };
  const [first, second] = selected;
  return (
    <>
      {rights.includes('candidate_invite.manage') && (
        <Button
          leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
          onClick={() => setAsked('invite')}
        >
          {t('talent-pool.bulk.invite')}
        </Button>
      )}
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
      {everyone === undefined && selected.length === 2 && (
        <Button
          variant="default"
          leftSection={<IconArrowMerge size={18} stroke={1.75} aria-hidden />}
          onClick={() => setAsked('merge')}
        >
          {t('talent-pool.bulk.merge')}
        </Button>
      )}
      <ExportTool
        filters={everyone === undefined ? {} : filters}
        ids={everyone === undefined ? selected.map((row) => row.person_id) : null}
        above
      />
      <Suspense>
        {asked === 'invite' && <Invite people={selected} {...(whole && { whole })} onClose={close} />}
        {asked === 'merge' && first && second && (
          <Merge people={[first, second]} onClose={close} onMerged={onClear} />
        )}
        {asked !== null && asked !== 'invite' && asked !== 'merge' && (
          <Change what={asked} people={selected} facets={facets} {...(whole && { whole })} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
