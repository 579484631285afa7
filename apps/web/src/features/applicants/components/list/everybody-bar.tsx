import { Button } from '@mantine/core';
import { IconArrowRight, IconChevronUp, IconTag } from '@tabler/icons-react';
import { isInRecruiterTable } from '@tryout/domain/applications/application-status';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@tryout/domain/applications/application-statuses';
import { mayMakeMove } from '@tryout/domain/applications/decision';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { MenuItem } from '../../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { SelectionBar } from '../../../../ui/list-page/selection-bar.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import type { Summary } from '../../applicants-list.api.ts';
import { matching, useMoveMatching, useTagMatching } from '../../bulk.api.ts';
import { bulkMessages } from '../../bulk.messages.ts';
import { isAtWork } from '../../bulk-actions.api.ts';
import type { ListFilters } from '../../list-search.ts';
import { useStatusText } from '../../status-text.ts';
import { asksForReason } from '../../use-moves.tsx';
import { MoveDialog } from '../moves/move-dialog.tsx';
import { ExportMenu } from './export-menu.tsx';
import { TagForm } from './tag-dialog.tsx';

interface EverybodyBarProps {
  summary: Summary;
  filters: ListFilters;
  /** How many match; the server does nothing when it is not that many any more. */
  count: number;
  onClear: () => void;
}

/** What can be done with everybody who matches the list's filters. Each is confirmed with its number. */
export function EverybodyBar({ summary, filters, count, onClear }: EverybodyBarProps) {
  const t = useText(bulkMessages);
  const statusText = useStatusText();
  const [to, setTo] = useState<ApplicationStatus | null>(null);
  const [tagging, setTagging] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const move = useMoveMatching();
  const tag = useTagMatching();
  const { rights, position, tags } = summary;
  const statuses =
    filters.status ?? summary.statuses.flatMap((each) => (each.count > 0 ? [each.status] : []));
  const targets = APPLICATION_STATUSES.filter(
    (each) =>
      each !== 'rejected' &&
      statuses.some((from) => isInRecruiterTable(from, each) && mayMakeMove(rights, from, each)),
  );
  const whom = { position_id: position.position_id, filters: matching(filters), expected_count: count };
  const settle = {
    onSuccess: (action: Parameters<typeof isAtWork>[0]) => {
      if (isAtWork(action)) toast.say({ message: t('applicants.all.begun') });
      onClear();
    },
    onError: () => setKey(crypto.randomUUID()),
  };
  return (
    <SelectionBar everyone count={count} onClear={onClear}>
      {targets.length > 0 && (
        <Popup
          above
          label={t('applicants.bulk.move')}
          button={(props) => (
            <Button
              leftSection={<IconArrowRight size={18} stroke={1.75} aria-hidden className="mirrored" />}
              rightSection={<IconChevronUp size={16} stroke={1.75} aria-hidden />}
              loading={move.isPending}
              {...props}
            >
              {t('applicants.bulk.move')}
            </Button>
          )}
        >
          {(close) =>
            targets.map((each) => (
              <MenuItem
                key={each}
                label={`${statusText(each)}…`}
                onClick={() => {
                  close();
                  setTo(each);
                }}
              />
            ))
          }
        </Popup>
      )}
      {rights.decide && (
        <Button variant="default" disabled={move.isPending} onClick={() => setTo('rejected')}>
          {t('applicants.bulk.reject')}
        </Button>
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
      <ExportMenu positionId={position.position_id} filters={filters} ids={null} />
      {to && (
        <MoveDialog
          positionId={position.position_id}
          count={count}
          name=""
          to={to}
          openingsLeft={position.openings - position.approved_count}
          reasonNeeded={statuses.some((from) => isInRecruiterTable(from, to) && asksForReason(from, to))}
          ids={null}
          asksReason
          tellsByDefault={summary.mailed_stages.includes(to)}
          onClose={() => setTo(null)}
          onMove={(extras) => {
            setTo(null);
            move.mutate({ ...whom, to, ...extras, key }, settle);
          }}
        />
      )}
      {tagging && (
        <TagForm
          count={count}
          tags={tags}
          present={tags}
          busy={tag.isPending}
          error={tag.error}
          onClose={() => setTagging(false)}
          onSave={(change) => tag.mutate({ ...whom, ...change, key }, settle)}
        />
      )}
    </SelectionBar>
  );
}
