import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { ProtectedGuard } from '../../../platform/session/guards.tsx';
import '../../../ui/theme/heading-font.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { DeniedState, ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingScreen } from '../../../ui/states/loading-mark.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { taskQuery } from '../../tasks/public.ts';
import { PreviewRound } from '../components/preview-round.tsx';
import { keepResult } from '../kept-results.ts';
import { judgeTask } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';

/** A task played by oneself with its settings and its time, as a candidate would; kept nowhere. */
export function TaskPlayPage() {
  return (
    <ProtectedGuard
      loading={<LoadingScreen />}
      failed={(error) => <ErrorState error={error} />}
      denied={<DeniedState level={1} />}
    >
      <Signed />
    </ProtectedGuard>
  );
}

function Signed() {
  const t = useText(messages);
  const named = useLibraryNames();
  const { taskId } = useParams({ from: '/_play/user/admin/tasks/$taskId/play' });
  const query = useQuery(taskQuery(taskId));
  const navigate = useNavigate();
  const home = { to: '/user/admin/tasks/$taskId', params: { taskId } } as const;
  const [judge] = useState(() => judgeTask(taskId));
  return (
    <QueryView page query={query}>
      {({ task }) => (
        <PreviewRound
          name={named('tasks', task.name)}
          judge={judge}
          back={
            <LinkButton {...home} variant="default">
              {t('previews.play.back_task')}
            </LinkButton>
          }
          onLeave={() => void navigate(home)}
          onDone={(result) => {
            keepResult(taskId, result);
            void navigate({ to: '/user/admin/tasks/$taskId/played', params: { taskId }, replace: true });
          }}
        />
      )}
    </QueryView>
  );
}
