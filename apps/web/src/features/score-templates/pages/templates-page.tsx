import { Button } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Flagged } from '../../../platform/session/flagged.tsx';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { TemplateDraft } from '../../ai-assist/public.tsx';
import { NewTemplateDialog } from '../components/new-template-dialog.tsx';
import { type TemplateRow, templatesQuery, useDuplicateTemplate } from '../score-templates.api.ts';
import { messages } from '../score-templates.messages.ts';
import { readTemplatesSearch } from '../templates-search.ts';
import { useTemplatePlaces } from '../use-template-places.ts';
import classes from './templates-page.module.css';

/** A12: score templates, one row each. */
export function TemplatesPage() {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number, list } = useFormat();
  const places = useTemplatePlaces();
  const at = useListState(readTemplatesSearch);
  const query = useQuery({ ...templatesQuery(at.search), placeholderData: keepPreviousData });
  const duplicate = useDuplicateTemplate();
  const [creating, setCreating] = useState(false);
  const [drafting, setDrafting] = useState(false);
  useShortcut('c', t('templates.new'), () => setCreating(true));
  const columns: Column<TemplateRow>[] = [
    {
      key: 'name',
      sortable: 'asc',
      header: t('templates.name'),
      cell: (row) => (
        <span className={classes.name}>
          <strong>{row.is_platform ? named('simulations', row.name) : row.name}</strong>
          <span className={classes.quiet}>{list(row.categories.map((name) => named('entries', name)))}</span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('templates.status'),
      width: '150px',
      cell: (row) => <StatusChip status={row.status} label={t(`templates.${row.status}`)} />,
    },
    {
      key: 'version',
      header: t('templates.versions'),
      width: '110px',
      align: 'end',
      cell: (row) => number(row.version),
    },
    {
      key: 'subtraits',
      header: t('templates.subtraits'),
      width: '130px',
      align: 'end',
      cell: (row) => number(row.subtraits),
    },
    {
      key: 'used',
      header: t('templates.used_in'),
      width: '120px',
      align: 'end',
      cell: (row) => number(row.used_in),
    },
    {
      key: 'owner',
      header: t('templates.owner'),
      width: '150px',
      cell: (row) => t(row.is_platform ? 'templates.platform' : 'templates.own'),
    },
    {
      key: 'updated_at',
      sortable: 'desc',
      header: t('templates.changed'),
      width: '150px',
      cell: (row) => <TimeText at={row.updated_at} style="date" />,
    },
  ];
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setCreating(true)}>
      {t('templates.new')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('templates.title')}
        actions={
          <>
            <Flagged flag="ai_drafts">
              <Button variant="default" onClick={() => setDrafting(true)}>
                {t('templates.ai_draft')}
              </Button>
            </Flagged>
            <Button variant="default" onClick={() => places.toCompare({})}>
              {t('templates.compare')}
            </Button>
            {create}
          </>
        }
      />
      <p className={classes.about}>{t('templates.about')}</p>
      <ListView
        label={t('templates.title')}
        at={at}
        query={query}
        find={t('templates.find')}
        filters={[
          {
            kind: 'one',
            key: 'status',
            label: t('templates.status'),
            all: t('templates.all'),
            options: (['draft', 'published', 'closed'] as const).map((value) => ({
              value,
              label: t(`templates.${value}`),
            })),
          },
          ...(places.isPlatform
            ? []
            : [
                {
                  kind: 'one' as const,
                  key: 'owner' as const,
                  label: t('templates.owner'),
                  all: t('templates.everyone'),
                  options: (['own', 'platform'] as const).map((value) => ({
                    value,
                    label: t(`templates.${value}`),
                  })),
                },
              ]),
        ]}
        order="-updated_at"
        views="score_templates"
        remember="score-templates"
        columns={columns}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        onOpen={(row) => places.toTemplate(row.id)}
        menu={(row) => [
          {
            label: t('templates.duplicate'),
            icon: IconCopy,
            onClick: () =>
              duplicate.mutate(
                { id: row.id, key: crypto.randomUUID() },
                {
                  onSuccess: ({ id }) => places.toTemplate(id),
                  onError: ({ message }) => toast.say({ message, tone: 'danger' }),
                },
              ),
          },
        ]}
        empty={{ title: t('templates.none'), text: t('templates.none_text'), action: create }}
      />
      {drafting && (
        <TemplateDraft
          onClose={() => setDrafting(false)}
          onByHand={() => {
            setDrafting(false);
            setCreating(true);
          }}
          onMade={places.toTemplate}
        />
      )}
      {creating && <NewTemplateDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
