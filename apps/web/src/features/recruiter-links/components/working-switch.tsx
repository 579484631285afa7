import { IconBuilding, IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { missingHint } from '../../../ui/states/missing-hint.ts';
import { beginAgain, workingForQuery } from '../working-for.api.ts';
import { workingMessages } from '../working-for.messages.ts';
import classes from './working-switch.module.css';

const WorkingChoices = lazyPiece(() =>
  import('./working-choices.tsx').then((m) => ({ default: m.WorkingChoices })),
);

const MissingClient = lazyPiece(() =>
  import('./missing-client.tsx').then((m) => ({ default: m.MissingClient })),
);

function MissingHint() {
  return (
    <Suspense>
      <MissingClient />
    </Suspense>
  );
}

/** The panel opens with its choices in it, so that focus finds the first of them. */
const preloaded = (open: () => void) => void WorkingChoices.preload().finally(open);

/**
 * "Working for: Harbour": for whom an independent recruiter works, and the others they can work for. What another tab
 * chose, or an end of the link, takes this page with it.
 */
export function WorkingSwitch({ narrow }: { narrow: boolean }) {
  const t = useText(workingMessages);
  const query = useQuery(workingForQuery());
  const [open, setOpen] = useState(false);
  const first = useRef<string | null | undefined>(undefined);
  const working = query.data;
  const companyId = working?.company_id;
  useEffect(() => {
    if (companyId === undefined) return;
    if (first.current === undefined) first.current = companyId;
    else if (first.current !== companyId) beginAgain();
  }, [companyId]);
  useEffect(() => {
    missingHint.set(MissingHint);
    return () => missingHint.set(null);
  }, []);
  useShortcut('g w', t('working.switch'), () => preloaded(() => setOpen(true)), working !== undefined);
  if (!working) return null;
  const label = t('working.label', { name: working.name, pending: working.pending });
  const waiting = working.pending > 0 && (
    <span className={classes.waiting} aria-hidden>
      {working.pending}
    </span>
  );
  return (
    <Popup
      label={t('working.switch')}
      open={open}
      onOpenChange={setOpen}
      button={({ onClick, ...button }) => {
        const props = { ...button, onClick: () => preloaded(onClick) };
        return narrow ? (
          <button type="button" className={classes.narrow} title={label} {...props}>
            <IconBuilding size={20} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{label}</span>
            {waiting}
          </button>
        ) : (
          <button type="button" className={classes.button} {...props}>
            <span className={classes.words}>
              <span className={classes.label}>{t('working.for')}</span>
              <bdi className={classes.name}>{working.name}</bdi>
            </span>
            {waiting}
            {working.pending > 0 && (
              <span className="visually-hidden">{t('working.waiting', { pending: working.pending })}</span>
            )}
            <IconChevronDown size={18} stroke={1.75} aria-hidden />
          </button>
        );
      }}
    >
      {(close) => (
        <Suspense>
          <WorkingChoices working={working} close={close} />
        </Suspense>
      )}
    </Popup>
  );
}
