import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../../ui/controls/copy-button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../../ui/states/skeletons.tsx';
import type { OwnCard } from '../../score-cards.api.ts';
import { type CardLink, linksQuery, useEndLink } from '../../sharing.api.ts';
import { messages } from '../../sharing.messages.ts';
import classes from './sharing.module.css';

const MakeLink = lazyPiece(() => import('./make-link.tsx').then((m) => ({ default: m.MakeLink })));

/** Links to the candidate's own card: making one, copying, ending, and how often each was opened. */
export function ShareCard({ card }: { card: OwnCard }) {
  const t = useText(messages);
  const query = useQuery(linksQuery(card.id));
  const [making, setMaking] = useState(false);
  return (
    <Panel
      title={t('sharing.title')}
      actions={
        <Button variant="default" onClick={() => setMaking(true)}>
          {t('sharing.make')}
        </Button>
      }
    >
      <p>{t('sharing.about')}</p>
      <QueryView query={query} skeleton={<CardSkeleton lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.more}>{t('sharing.none')}</p>
          ) : (
            <ul className={classes.list} aria-label={t('sharing.links')}>
              {items.map((link) => (
                <OneLink key={link.card_link_id} link={link} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {making && (
        <Suspense fallback={null}>
          <MakeLink card={card} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function OneLink({ link }: { link: CardLink }) {
  const t = useText(messages);
  const format = useFormat();
  const end = useEndLink();
  const [ending, setEnding] = useState(false);
  const { path, opened, last_opened_at, trait_ids } = link;
  const state =
    link.ended_at !== null
      ? t('sharing.ended', { date: format.date(link.ended_at) })
      : t(link.is_open ? 'sharing.open_until' : 'sharing.expired', { date: format.date(link.expires_at) });
  const what = [
    link.shows_name && t('sharing.shows.name'),
    link.shows_position && t('sharing.shows.position'),
    link.shows_fit && t('sharing.shows.fit'),
    trait_ids.length > 0 && t('sharing.shows.areas', { count: trait_ids.length }),
  ].filter((part) => typeof part === 'string');
  const date = format.date(link.created_at);
  return (
    <li className={classes.one}>
      <strong>{state}</strong>
      <span className={classes.more}>
        {t('sharing.opened', { count: opened })}
        {last_opened_at !== null && ` · ${t('sharing.opened_last', { date: format.date(last_opened_at) })}`}
      </span>
      <span className={classes.more}>{t('sharing.shows', { what: format.list(what) })}</span>
      {link.is_open && (
        <div className={classes.buttons}>
          <CopyButton value={`${window.location.origin}${path}`} label={t('sharing.copy_of', { date })} />
          <Button component="a" href={path} target="_blank" rel="noreferrer" variant="default">
            {t('sharing.look')}
          </Button>
          <Button variant="default" onClick={() => setEnding(true)}>
            {t('sharing.end')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={ending}
        onClose={() => setEnding(false)}
        onConfirm={() => end.mutate(link.card_link_id, { onSuccess: () => setEnding(false) })}
        title={t('sharing.end_title')}
        confirmLabel={t('sharing.end')}
        danger
        busy={end.isPending}
        error={end.error}
        focusConfirm
      >
        <p>{t('sharing.end_text')}</p>
      </ConfirmDialog>
    </li>
  );
}
