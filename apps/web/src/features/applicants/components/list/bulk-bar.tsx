import { Button } from '@mantine/core';
import { IconArrowRight, IconChevronUp, IconTag, IconUserCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { MESSAGE_MANY_LIMIT } from '@tryout/contract/applicants/applicant-talk';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { isInRecruiterTable } from '@tryout/domain/applications/application-status';
import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { mayMakeMove } from '@tryout/domain/applications/decision';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../../platform/shortcuts/shortcuts.ts';
import { MenuItem } from '../../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { SelectionBar } from '../../../../ui/list-page/selection-bar.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import type { Summary } from '../../applicants-list.api.ts';
import { bulkMessages } from '../../bulk.messages.ts';
import { FEWEST_COMPARED, MOST_COMPARED } from '../../compared-scores.ts';
import { useStatusText } from '../../status-text.ts';
import { asksForReason, type Moves } from '../../use-moves.tsx';
import { ExportMenu } from './export-menu.tsx';

const TagDialog = lazyPiece(() => import('./tag-dialog.tsx').then((m) => ({ default: m.TagDialog })));

const AssignDialog = lazyPiece(() =>
  import('./assign-dialog.tsx').then((m) => ({ default: m.AssignDialog })),
);

const MessageDialog = lazyPiece(() =>
  import('./message-dialog.tsx').then((m) => ({ default: m.MessageDialog })),
);

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
  const t = useText(bulkMessages);
  const statusText = useStatusText();
  const [moving, setMoving] = useState(false);
  const [tagging, setTagging] = useState(false);
  const [writing, setWriting] = useState(false);
  const [assigning, setAssigning] = useState(false);
  const { rights } = summary;
  const navigate = useNavigate();
  useShortcut('s', t('applicants.key.move'), () => setMoving(true), rights.move && !moves.asking);
  const compare = () =>
    void navigate({
      to: '/user/positions/$id/applicants/compare',
      params: { id: summary.position.position_id },
      search: { ids: selected.map((row) => row.application_id) },
    });
  const mayMessage = rights.message && selected.length <= MESSAGE_MANY_LIMIT;
  useShortcut('m', t('applicants.key.message'), () => setWriting(true), mayMessage && !moves.asking);
  const mayCompare = selected.length >= FEWEST_COMPARED && selected.length <= MOST_COMPARED;
  useShortcut('o', t('applicants.key.compare'), compare, mayCompare && !moves.asking);
  const targets = APPLICATION_STATUSES.filter(
    (to) =>
      to !== 'rejected' &&
      selected.some((row) => isInRecruiterTable(row.status, to) && mayMakeMove(rights, row.status, to)),
  );
  return (
    <SelectionBar count={selected.length} onClear={onClear}>
      {everybody}
      {rights.move && (
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
          {rights.decide && (
            <Button variant="default" onClick={() => moves.start(selected, 'rejected')}>
              {t('applicants.bulk.reject')}
            </Button>
          )}
        </>
      )}
      {rights.comment && (
        <Button
          variant="default"
          leftSection={<IconTag size={18} stroke={1.75} aria-hidden />}
          onClick={() => setTagging(true)}
        >
          {t('applicants.bulk.tag')}
        </Button>
      )}
      {rights.comment && (
        <Button
          variant="default"
          leftSection={<IconUserCheck size={18} stroke={1.75} aria-hidden />}
          onClick={() => setAssigning(true)}
        >
          {t('applicants.bulk.assign')}
        </Button>
      )}
      <ExportMenu
        positionId={summary.position.position_id}
        filters={null}
        ids={selected.map((row) => row.application_id)}
      />
      {mayMessage && (
        <Button variant="default" onClick={() => setWriting(true)}>
          {t('applicants.bulk.message')}
        </Button>
      )}
      {mayCompare && (
        <Button variant="default" onClick={compare}>
          {t('applicants.bulk.compare')}
        </Button>
      )}
      {writing && (
        <Suspense>
          <MessageDialog
            positionId={summary.position.position_id}
            selected={selected}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
      {assigning && (
        <Suspense>
          <AssignDialog
            positionId={summary.position.position_id}
            selected={selected}
            onClose={() => setAssigning(false)}
          />
        </Suspense>
      )}
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
    </SelectionBar>
  );
}
