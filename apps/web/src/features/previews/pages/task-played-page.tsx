import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { taskQuery } from '../../tasks/public.ts';
import { PlayedResult } from '../components/played-result.tsx';
import { keptResult } from '../kept-results.ts';
import { messages } from '../previews.messages.ts';

/** What one's own play of a task came to. */
export function TaskPlayedPage() {
  const t = useText(messages);
  const named = useLibraryNames();
  const { taskId } = useParams({ from: '/user/admin/tasks/$taskId/played' });
  const query = useQuery(taskQuery(taskId));
  const navigate = useNavigate();
  const home = { to: '/user/admin/tasks/$taskId', params: { taskId } } as const;
  return (
    <QueryView page query={query}>
      {({ task }) => (
        <PlayedResult
          result={keptResult(taskId)}
          alone
          crumbs={[
            { label: t('previews.tasks'), to: '/user/admin/tasks' },
            { label: named('tasks', task.name), ...home },
          ]}
          back={
            <>
              <LinkButton to="/user/admin/formulas/play" search={{ task: task.key }} variant="default">
                {t('previews.play.to_formula')}
              </LinkButton>
              <LinkButton {...home} variant="default">
                {t('previews.play.back_task')}
              </LinkButton>
            </>
          }
          onAgain={() => void navigate({ to: '/user/admin/tasks/$taskId/play', params: { taskId } })}
        />
      )}
    </QueryView>
  );
}
