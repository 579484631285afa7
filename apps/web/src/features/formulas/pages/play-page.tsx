import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { PlayWorkshop } from '../components/recipes/play-workshop.tsx';
import { type Vocabulary, vocabularyQuery } from '../formulas.api.ts';
import { messages as list } from '../formulas.messages.ts';
import { readPlaySearch } from '../formulas-search.ts';
import { messages } from '../play.messages.ts';

/** A formula without writing: play a task, see its values, say what counts. */
export function PlayToFormulaPage() {
  const t = useText(messages);
  const formulas = useText(list);
  const query = useQuery(vocabularyQuery());
  return (
    <Page>
      <PageHeader
        title={t('formulas.play.title')}
        crumbs={[{ label: formulas('formulas.title'), to: '/user/admin/formulas' }]}
      />
      <p>{t('formulas.play.about')}</p>
      <QueryView query={query} skeleton={<FormSkeleton lines={6} />}>
        {(vocabulary) => <Chosen vocabulary={vocabulary} />}
      </QueryView>
    </Page>
  );
}

function Chosen({ vocabulary }: { readonly vocabulary: Vocabulary }) {
  const t = useText(messages);
  const formulas = useText(list);
  const navigate = useNavigate({ from: '/user/admin/formulas/play' });
  const { task: key } = readPlaySearch({ ...useSearch({ from: '/user/admin/formulas/play' }) });
  const task = vocabulary.tasks.find((each) => each.key === key);
  return (
    <Stack gap={5}>
      <NativeSelect
        label={t('formulas.play.task')}
        value={task?.key ?? ''}
        data={[
          { value: '', label: formulas('formulas.choose') },
          ...vocabulary.tasks.map((each) => ({ value: each.key, label: each.name })),
        ]}
        onChange={(event) =>
          void navigate({
            to: '/user/admin/formulas/play',
            search: { task: event.currentTarget.value || undefined },
            replace: true,
          })
        }
      />
      {task && <PlayWorkshop key={task.key} task={task} vocabulary={vocabulary} />}
    </Stack>
  );
}
