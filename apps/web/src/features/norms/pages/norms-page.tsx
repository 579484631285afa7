import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { AllForms, FormEvidence, readCalibrationsSearch } from '../../calibrations/public.ts';
import { AllPanels } from '../../expert-panels/public.ts';
import { dataPointName, useMeasureWords } from '../../measures/public.ts';
import { Origin } from '../components/origin.tsx';
import { formText } from '../form-text.ts';
import { type NormSummary, normsQuery } from '../norms.api.ts';
import { messages } from '../norms.messages.ts';

const FROM = '/user/admin/norms';
const GROUP = 'norms';

/** Every norm in force, how near an own one is, and what own plays say of the games. */
export function NormsPage() {
  const { tab, task, form } = readCalibrationsSearch({ ...useSearch({ from: FROM }) });
  return (
    <Page>
      {tab === 'calibration' && task && form ? (
        <FormEvidence taskKey={task} formId={form} />
      ) : (
        <Tabs tab={tab} />
      )}
    </Page>
  );
}

function Tabs({ tab }: { tab: 'calibration' | 'panels' | undefined }) {
  const t = useText(messages);
  const navigate = useNavigate({ from: FROM });
  return (
    <>
      <PageHeader title={t(tab ? `norms.${tab}` : 'norms.title')}>
        <UrlTabs
          label={t('norms.title')}
          group={GROUP}
          tabs={[
            { value: 'norms', label: t('norms.title') },
            { value: 'calibration', label: t('norms.calibration') },
            { value: 'panels', label: t('norms.panels') },
          ]}
          value={tab ?? 'norms'}
          onChange={(value) =>
            void navigate({
              search: { tab: value === 'calibration' || value === 'panels' ? value : undefined },
              replace: true,
            })
          }
        />
      </PageHeader>
      <div {...tabPanelProps(GROUP, tab ?? 'norms')}>
        {tab === 'panels' ? <AllPanels /> : tab ? <AllForms /> : <AllNorms />}
      </div>
    </>
  );
}

function AllNorms() {
  const t = useText(messages);
  const query = useQuery(normsQuery());
  return (
    <>
      <p>{t('norms.about')}</p>
      <QueryView query={query}>
        {({ items, minimum }) => <NormTable items={items} minimum={minimum} />}
      </QueryView>
    </>
  );
}

function NormTable({ items, minimum }: { items: readonly NormSummary[]; minimum: number }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  const words = useMeasureWords();
  return (
    <SimpleTable
      caption={t('norms.table')}
      columns={[
        { key: 'measure', header: t('norms.measure') },
        { key: 'form', header: t('norms.form') },
        { key: 'game', header: t('norms.game') },
        { key: 'mean', header: t('norms.mean'), align: 'end' },
        { key: 'sd', header: t('norms.spread'), align: 'end' },
        { key: 'people', header: t('norms.people'), align: 'end' },
        { key: 'origin', header: t('norms.origin') },
        { key: 'own', header: t('norms.own_people'), align: 'end' },
      ]}
      rows={items.map((norm) => ({
        key: norm.id,
        cells: [
          <Link key="measure" to="/user/admin/norms/$normId" params={{ normId: norm.id }}>
            {dataPointName(norm.data_point, words)}
          </Link>,
          formText(norm.form, t),
          named('tasks', norm.task_name),
          number(norm.mean, { maximumFractionDigits: 3 }),
          number(norm.sd, { maximumFractionDigits: 3 }),
          number(norm.n),
          <Origin key="origin" provisional={norm.provisional} />,
          t(norm.local_n >= minimum ? 'norms.ready' : 'norms.progress', { n: norm.local_n, minimum }),
        ],
      }))}
    />
  );
}
