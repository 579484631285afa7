import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { TaskEditor } from '../components/task-editor.tsx';
import { taskQuery } from '../tasks.api.ts';

/** One task with its settings, what it measures and where it is used. */
export function TaskPage() {
  const { taskId } = useParams({ from: '/user/admin/tasks/$taskId' });
  const query = useQuery(taskQuery(taskId));
  return (
    <RecordPage query={query} skeleton={<FormSkeleton lines={8} />}>
      {(detail) => <TaskEditor key={detail.task.id} detail={detail} />}
    </RecordPage>
  );
}
