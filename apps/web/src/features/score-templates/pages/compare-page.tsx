import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { ComparePanel } from '../components/compare-panel.tsx';
import { templateQuery, templatesQuery } from '../score-templates.api.ts';
import { messages } from '../score-templates.messages.ts';
import { messages as compareMessages } from '../template-compare.messages.ts';
import { readCompareSearch } from '../templates-search.ts';
import { useTemplatePlaces } from '../use-template-places.ts';
import classes from './compare-page.module.css';

/** Two stored templates or versions on the same plays; which two stands in the address. */
export function ComparePage() {
  const t = useText(messages);
  const words = useText(compareMessages);
  const places = useTemplatePlaces();
  const search = readCompareSearch({ ...useSearch({ strict: false }) });
  const query = useQuery(templatesQuery({}));
  const { before, after } = search;
  return (
    <Page>
      <PageHeader
        title={words('compare.title')}
        crumbs={[{ label: t('templates.title'), to: places.list }]}
      />
      <p>{words('compare.about')}</p>
      <QueryView query={query}>
        {({ items }) => {
          const choices = items.map(({ id, name, version }) => ({
            value: id,
            label: `${name} (${t('templates.version', { version })})`,
          }));
          const choose = (side: 'before' | 'after') => (
            <Side
              label={words(`compare.${side}`)}
              chosen={search[side]}
              choices={choices}
              onChoose={(id) => places.toCompare({ ...search, [side]: id || undefined }, true)}
            />
          );
          return (
            <Panel>
              <Stack gap={4}>
                <div className={classes.sides}>
                  {choose('before')}
                  {choose('after')}
                </div>
                <ComparePanel
                  key={`${before}/${after}`}
                  before={before ? { score_template_id: before } : null}
                  after={after ? { score_template_id: after } : null}
                />
              </Stack>
            </Panel>
          );
        }}
      </QueryView>
    </Page>
  );
}

interface SideProps {
  readonly label: string;
  readonly chosen: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (id: string) => void;
}

/** One of the two: a template, then which of its versions. */
function Side({ label, chosen = '', choices, onChoose }: SideProps) {
  const t = useText(messages);
  const words = useText(compareMessages);
  const template = useQuery({ ...templateQuery(chosen), enabled: chosen !== '' }).data;
  const newest = template?.versions.find(({ id }) => choices.some(({ value }) => value === id))?.id;
  return (
    <Stack gap={2}>
      <NativeSelect
        label={label}
        value={newest ?? ''}
        data={[{ value: '', label: words('compare.choose') }, ...choices]}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {template && template.versions.length > 1 && (
        <NativeSelect
          aria-label={`${label}: ${t('templates.versions')}`}
          value={chosen}
          data={template.versions.map(({ id, version }) => ({
            value: id,
            label: t('templates.version', { version }),
          }))}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </Stack>
  );
}
