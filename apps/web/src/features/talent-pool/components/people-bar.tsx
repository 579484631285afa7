import { Button } from '@mantine/core';
import { IconMail, IconTag, IconUser, IconX } from '@tabler/icons-react';
import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { messages } from '../talent-pool.messages.ts';
import { ExportTool } from './export-tool.tsx';
import classes from './people.module.css';
import type { Facets } from './people-filters.tsx';

const Change = lazyPiece(() => import('./change-dialogs.tsx').then((m) => ({ default: m.ChangeDialog })));
const Invite = lazyPiece(() =>
  import('./invite-people-dialog.tsx').then((m) => ({ default: m.InvitePeopleDialog })),
);

interface PeopleBarProps {
  selected: readonly PersonRow[];
  facets: Facets | undefined;
  onClear: () => void;
}

/** What can be done with the selected people; the focus stays where it was. */
export function PeopleBar({ selected, facets, onClear }: PeopleBarProps) {
  const t = useText(messages);
  const [asked, setAsked] = useState<'tags' | 'owner' | 'contact' | 'invite' | null>(null);
  const close = () => setAsked(null);
  return (
    <section className={classes.bar} aria-label={t('talent-pool.bulk.label')}>
      <output className={classes.count}>{t('talent-pool.bulk.selected', { count: selected.length })}</output>
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
      <Button variant="subtle" leftSection={<IconX size={18} stroke={1.75} aria-hidden />} onClick={onClear}>
        {t('talent-pool.bulk.clear')}
      </Button>
      <Suspense>
        {asked === 'invite' && <Invite people={selected} onClose={close} />}
        {asked !== null && asked !== 'invite' && (
          <Change what={asked} people={selected} facets={facets} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
