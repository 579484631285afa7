import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { calibrationsQuery, type PlayedForm } from '../calibrations.api.ts';
import { messages } from '../calibrations.messages.ts';
import { useSettingsText } from '../use-settings-text.ts';

/** Every game with its settings that own candidates have played. */
export function AllForms() {
  const t = useText(messages);
  const query = useQuery(calibrationsQuery());
  return (
    <>
      <p>{t('calibrations.about')}</p>
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('calibrations.empty')} text={t('calibrations.empty_text')} />
          ) : (
            <FormTable items={items} />
          )
        }
      </QueryView>
    </>
  );
}

function FormTable({ items }: { items: readonly PlayedForm[] }) {
  const t = useText(messages);
  const { number } = useFormat();
  const settingsText = useSettingsText();
  return (
    <SimpleTable
      caption={t('calibrations.table')}
      stacks
      columns={[
        { key: 'game', header: t('calibrations.game') },
        { key: 'settings', header: t('calibrations.settings') },
        { key: 'people', header: t('calibrations.people'), align: 'end' },
        { key: 'twice', header: t('calibrations.twice'), align: 'end' },
        { key: 'last', header: t('calibrations.last') },
      ]}
      rows={items.map((form) => ({
        key: `${form.task_key} ${form.task_version} ${form.form_id}`,
        cells: [
          <Link
            key="game"
            to="/user/admin/norms"
            search={{ tab: 'calibration', task: form.task_key, form: form.form_id }}
          >
            {t('calibrations.game_version', { name: form.task_name, version: form.task_version })}
          </Link>,
          settingsText(form.settings),
          number(form.people),
          number(form.twice),
          <TimeText key="last" at={form.last_at} style="date" />,
        ],
      }))}
    />
  );
}
