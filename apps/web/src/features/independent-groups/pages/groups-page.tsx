import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { IndependentGroup } from '@tryout/contract/independent-groups/independent-groups';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { DeleteGroupDialog } from '../components/delete-group-dialog.tsx';
import { GroupDialog } from '../components/group-dialog.tsx';
import { groupsQuery } from '../independent-groups.api.ts';
import { messages } from '../independent-groups.messages.ts';

/** A20: cohorts of independent recruiters. */
export function GroupsPage() {
  const t = useText(messages);
  const query = useQuery(groupsQuery());
  const [written, setWritten] = useState<IndependentGroup | 'new' | null>(null);
  const [leaving, setLeaving] = useState<IndependentGroup | null>(null);
  const add = <Button onClick={() => setWritten('new')}>{t('groups.add')}</Button>;
  return (
    <Page>
      <PageHeader title={t('groups.title')} meta={t('groups.about')} actions={add} />
      <QueryView query={query} skeleton={<CardSkeleton lines={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('groups.none')} action={add} />
          ) : (
            <Stack gap={4}>
              {items.map((group) => (
                <GroupPanel
                  key={group.independent_group_id}
                  group={group}
                  onEdit={() => setWritten(group)}
                  onDelete={() => setLeaving(group)}
                />
              ))}
            </Stack>
          )
        }
      </QueryView>
      {written && <GroupDialog group={written === 'new' ? null : written} onClose={() => setWritten(null)} />}
      {leaving && (
        <DeleteGroupDialog
          group={leaving}
          others={(query.data?.items ?? []).filter((one) => one !== leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Page>
  );
}

function GroupPanel({
  group,
  onEdit,
  onDelete,
}: {
  readonly group: IndependentGroup;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  const t = useText(messages);
  const format = useFormat();
  const gives = group.gives.map(({ name, value }) =>
    value === true ? name : t('groups.gives.amount', { name, amount: format.number(Number(value)) }),
  );
  const names = group.members.map((one) => one.name);
  return (
    <Panel
      title={group.name}
      actions={
        <Row gap={2}>
          <Button variant="default" onClick={onEdit} aria-label={t('groups.edit', { name: group.name })}>
            {t('groups.edit_short')}
          </Button>
          <Button
            variant="outline"
            color="red"
            onClick={onDelete}
            aria-label={t('groups.delete_named', { name: group.name })}
          >
            {t('groups.delete')}
          </Button>
        </Row>
      }
    >
      <Stack gap={3}>
        {group.description !== '' && <p dir="auto">{group.description}</p>}
        <FactList
          facts={[
            [t('groups.state'), t(`groups.state.${group.state}`)],
            [t('groups.members'), names.length > 0 && <bdi key="members">{format.list(names)}</bdi>],
            [t('groups.gives'), gives.length > 0 && <span key="gives">{format.list(gives)}</span>],
            [t('groups.plan'), group.plan && <bdi key="plan">{group.plan.name}</bdi>],
            [
              t('groups.simulations'),
              group.simulations.length > 0 && (
                <bdi key="simulations">{format.list(group.simulations.map((one) => one.name))}</bdi>
              ),
            ],
            [t('groups.starts'), <TimeText key="starts" at={group.starts} style="date" />],
            [t('groups.ends'), group.ends && <TimeText key="ends" at={group.ends} style="date" />],
          ]}
        />
      </Stack>
    </Panel>
  );
}
