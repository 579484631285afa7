import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { templateWhatIfQuery } from '../score-templates.api.ts';
import { messages } from '../what-if.messages.ts';
import { WhatIfFigures } from './what-if-figures.tsx';

/** The comparison that a version was put in place with; nothing where no what-if made it. */
export function TemplateWhatIf({ templateId }: { templateId: string }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  const { data } = useQuery(templateWhatIfQuery(templateId));
  const found = data?.comparison;
  if (!found) return null;
  const { choice } = found;
  return (
    <Panel title={t('what_if.attached')}>
      <Stack gap={3}>
        <p>
          <TimeText at={found.made_at} style="date" />
          {found.made_by && ` · ${found.made_by}`}
          {found.position && ' · '}
          {found.position && (
            <Link to="/user/positions/$id" params={{ id: found.position.id }}>
              {found.position.title}
            </Link>
          )}
        </p>
        <p>
          {choice.kind === 'top'
            ? t('what_if.choice_top', { count: choice.size })
            : t('what_if.choice_cut_off', { score: number(choice.score) })}
        </p>
        {found.without.length > 0 && (
          <p>
            {t('what_if.without', { tasks: found.without.map((name) => named('tasks', name)).join(' · ') })}
          </p>
        )}
        <WhatIfFigures figures={found.figures} />
      </Stack>
    </Panel>
  );
}
