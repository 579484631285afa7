import { Button } from '@mantine/core';
import { IconArrowRight, IconChevronUp, IconTag, IconX } from '@tabler/icons-react';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { isInRecruiterTable } from '@tryout/domain/applications/application-status';
import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../../platform/shortcuts/shortcuts.ts';
import { MenuItem } from '../../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { messages } from '../../applicants.messages.ts';
import type { Summary } from '../../applicants-list.api.ts';
import { useStatusText } from '../../status-text.ts';
import { asksForReason, type Moves } from '../../use-moves.tsx';
import classes from './bulk-bar.module.css';

const TagDialog = lazyPiece(() => import('./tag-dialog.tsx').then((m) => ({ default: m.TagDialog })));

interface BulkBarProps {
  summary: Summary;
  selected: readonly ApplicantRow[];
  moves: Moves;
  /** The offer to mean everybody who matches, once all of a page are selected. */
  everybody: ReactNode;
  onClear: () => void;
}

/** What can be done with the selected applicants; the focus stays where it was. */
export function BulkBar({ summary, selected, moves, everybody, onClear }: BulkBarProps) {
  const t = useText(messages);
  const statusText = useStatusText();
  const [moving, setMoving] = useState(false);
  const [tagging, setTagging] = useState(false);
  const { rights } = summary;
  useShortcut('s', t('applicants.key.move'), () => setMoving(true), rights.decide && !moves.asking);
  const targets = APPLICATION_STATUSES.filter(
    (to) => to !== 'rejected' && selected.some((row) => isInRecruiterTable(row.status, to)),
  );
  return (
    <section className={classes.bar} aria-label={t('applicants.bulk.label')}>
      <output className={classes.count}>{t('applicants.bulk.selected', { count: selected.length })}</output>
      {everybody}
      {rights.decide && (
        <>
          <Popup
            above
            label={t('applicants.bulk.move')}
            open={moving}
            onOpenChange={setMoving}
            button={(props) => (
              <Button
                leftSection={<IconArrowRight size={18} stroke={1.75} aria-hidden className="mirrored" />}
                rightSection={<IconChevronUp size={16} stroke={1.75} aria-hidden />}
                {...props}
              >
                {t('applicants.bulk.move')}
              </Button>
            )}
          >
            {(close) =>
              targets.map((to) => (
                <MenuItem
                  key={to}
                  label={
                    selected.some((row) => asksForReason(row.status, to))
                      ? `${statusText(to)}…`
                      : statusText(to)
                  }
                  onClick={() => {
                    close();
                    moves.start(selected, to);
                  }}
                />
              ))
            }
          </Popup>
          <Button variant="default" onClick={() => moves.start(selected, 'rejected')}>
            {t('applicants.bulk.reject')}
          </Button>
        </>
      )}
      <Button
        variant="default"
        leftSection={<IconTag size={18} stroke={1.75} aria-hidden />}
        onClick={() => setTagging(true)}
      >
        {t('applicants.bulk.tag')}
      </Button>
      <Button variant="subtle" leftSection={<IconX size={18} stroke={1.75} aria-hidden />} onClick={onClear}>
        {t('applicants.bulk.clear')}
      </Button>
      {tagging && (
        <Suspense>
          <TagDialog
            positionId={summary.position.position_id}
            tags={summary.tags}
            selected={selected}
            onClose={() => setTagging(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
