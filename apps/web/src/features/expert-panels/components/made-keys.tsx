import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { UnconfirmedMark } from '../../../ui/marks/unconfirmed.tsx';
import type { ExpertPanel } from '../expert-panels.api.ts';
import { messages } from '../expert-panels.messages.ts';

/** How much of a digest is shown. */
const SHOWN = 12;

/** The versions of the game that were made of the panel, and what still plays another one. */
export function MadeKeys({ data }: { data: ExpertPanel }) {
  const t = useText(messages);
  const { keys, held_by } = data;
  if (keys.length === 0) return null;
  return (
    <Panel title={t('expert_panels.keys')}>
      <Stack gap={4}>
        <SimpleTable
          caption={t('expert_panels.table_of', { title: t('expert_panels.keys') })}
          stacks
          columns={[
            { key: 'version', header: t('expert_panels.keys.version') },
            { key: 'panel', header: t('expert_panels.key') },
            { key: 'at', header: t('expert_panels.created') },
            { key: 'digest', header: t('expert_panels.keys.digest') },
          ]}
          rows={keys.map((key) => ({
            key: key.version,
            cells: [
              <Link key="version" to="/user/admin/tasks/$taskId" params={{ taskId: key.task_id }}>
                <bdi>{key.version}</bdi>
              </Link>,
              <UnconfirmedMark key="panel" what={null} panel={key.panel} />,
              <TimeText key="at" at={key.created_at} style="datetime" />,
              <code key="digest">{key.digest.slice(0, SHOWN)}</code>,
            ],
          }))}
        />
        {held_by.length > 0 && (
          <div>
            <h3>{t('expert_panels.held_by')}</h3>
            <p>{t('expert_panels.held_by_text')}</p>
            <ul>
              {held_by.map((simulation) => (
                <li key={simulation.id}>
                  <Link to="/user/simulations/$simulationId" params={{ simulationId: simulation.id }}>
                    {t('expert_panels.held_version', {
                      name: simulation.name,
                      version: simulation.version,
                    })}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
