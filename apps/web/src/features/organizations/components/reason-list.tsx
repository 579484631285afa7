import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowUp,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReasonRow } from '@tryout/contract/organizations/reasons';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { ReasonWords } from '../../applicants/public.tsx';
import { messages } from '../organizations.messages.ts';
import { ownReasonsQuery, useArchiveReason, useOrderReasons } from '../reasons.api.ts';
import { reasonMessages } from '../reasons.messages.ts';
import { OrganizationReasonDialog } from './reason-dialog.tsx';
import classes from './reason-list.module.css';

/** The organization's own reasons to add, rename, order and archive, and the platform's, which stay. */
export function ReasonList({ mayChange }: { mayChange: boolean }) {
  const t = useText(reasonMessages);
  const words = useText(messages);
  const query = useQuery(ownReasonsQuery());
  const [archived, setArchived] = useState(false);
  const [edited, setEdited] = useState<ReasonRow | 'new' | null>(null);
  return (
    <QueryView query={query} skeleton={<TableSkeleton rows={5} />}>
      {({ items }) => {
        const own = items.filter((each) => each.is_own && (archived || each.archived_at === null));
        return (
          <Stack gap={5}>
            <p className={classes.text}>{t('organizations.reasons.text')}</p>
            <Panel
              title={t('organizations.reasons.own')}
              actions={
                mayChange && (
                  <Button
                    leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
                    onClick={() => setEdited('new')}
                  >
                    {t('organizations.reasons.add')}
                  </Button>
                )
              }
            >
              <Stack gap={3}>
                {items.some((each) => each.archived_at !== null) && (
                  <CheckBox
                    label={words('organizations.show_archived')}
                    checked={archived}
                    onChange={setArchived}
                  />
                )}
                {own.length === 0 ? (
                  <p>{t('organizations.reasons.none')}</p>
                ) : (
                  <OwnReasons reasons={own} mayChange={mayChange} onEdit={setEdited} />
                )}
              </Stack>
            </Panel>
            <Panel title={t('organizations.reasons.given')} tone="sunken">
              <ul className={classes.list}>
                {items
                  .filter((each) => !each.is_own)
                  .map((reason) => (
                    <li key={reason.reason_id} className={classes.row}>
                      <span className={classes.words}>
                        <span>
                          <ReasonWords reason={reason} />
                        </span>
                        <small>{t(`organizations.reasons.kind.${reason.kind}`)}</small>
                      </span>
                    </li>
                  ))}
              </ul>
            </Panel>
            {edited && (
              <OrganizationReasonDialog
                reason={edited === 'new' ? null : edited}
                onClose={() => setEdited(null)}
              />
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}

interface OwnReasonsProps {
  reasons: readonly ReasonRow[];
  mayChange: boolean;
  onEdit: (reason: ReasonRow) => void;
}

function OwnReasons({ reasons, mayChange, onEdit }: OwnReasonsProps) {
  const t = useText(reasonMessages);
  const order = useOrderReasons();
  const archive = useArchiveReason();
  const swap = (index: number, step: -1 | 1) => {
    const ids = reasons.map((each) => each.reason_id);
    const [moved] = ids.splice(index, 1);
    if (moved) ids.splice(index + step, 0, moved);
    order.mutate(ids);
  };
  return (
    <ol className={classes.list}>
      {reasons.map((reason, index) => (
        <li key={reason.reason_id} className={classes.row}>
          <span className={classes.words}>
            <span>
              <bdi>{reason.label}</bdi>
            </span>
            <small>
              {t(`organizations.reasons.kind.${reason.kind}`)}
              {reason.archived_at !== null && ` · ${t('organizations.reasons.archived')}`}
            </small>
          </span>
          {mayChange && (
            <Row gap={1}>
              <IconButton
                label={t('organizations.reasons.up', { name: reason.label })}
                icon={IconArrowUp}
                disabled={index === 0 || order.isPending}
                onClick={() => swap(index, -1)}
              />
              <IconButton
                label={t('organizations.reasons.down', { name: reason.label })}
                icon={IconArrowDown}
                disabled={index === reasons.length - 1 || order.isPending}
                onClick={() => swap(index, 1)}
              />
              <IconButton
                label={t('organizations.reasons.rename_of', { name: reason.label })}
                icon={IconPencil}
                onClick={() => onEdit(reason)}
              />
              <IconButton
                label={t(
                  reason.archived_at === null
                    ? 'organizations.reasons.archive_of'
                    : 'organizations.reasons.restore_of',
                  { name: reason.label },
                )}
                icon={reason.archived_at === null ? IconArchive : IconArchiveOff}
                onClick={() =>
                  archive.mutate({ reason_id: reason.reason_id, archived: reason.archived_at === null })
                }
              />
            </Row>
          )}
        </li>
      ))}
    </ol>
  );
}
