import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Choice } from '@tryout/domain/what-if/stability';
import type { WhatIfSettings } from '@tryout/domain/what-if/what-if';
import { useMemo, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { toast } from '../../../ui/states/toast.ts';
import {
  definitionOf,
  draftOf,
  draftProblems,
  scorableOf,
  TemplateEditor,
  WhatIfFigures,
} from '../../score-templates/public.ts';
import { ChoiceFields } from '../components/choice-fields.tsx';
import { Movers } from '../components/movers.tsx';
import { useWhatIfAnswer } from '../use-what-if-answer.ts';
import { type PositionData, useUndo, useUse, type WhatIfData, whatIfQuery } from '../what-if.api.ts';
import { messages } from '../what-if.messages.ts';
import classes from './what-if-page.module.css';

/** Other weights, targets, another cut-off or fewer tasks, tried on the people of a position. */
export function WhatIfPage() {
  const { id } = useParams({ from: '/user/positions/$id/what-if' });
  const query = useQuery(whatIfQuery(id));
  return (
    <Page width="full">
      <QueryView page query={query} skeleton={<CardSkeleton lines={10} />}>
        {(data) => <Loaded key={data.template?.id} data={data} />}
      </QueryView>
    </Page>
  );
}

const isScored = (data: PositionData): data is WhatIfData => data.template !== null;

function Loaded({ data }: { data: PositionData }) {
  const t = useText(messages);
  const { position } = data;
  return (
    <>
      <PageHeader
        title={t('what_if.page.title')}
        tab={`${position.title} · ${t('what_if.page.title')}`}
        crumbs={[
          { label: t('what_if.page.positions'), to: '/user/positions' },
          { label: position.title, to: '/user/positions/$id', params: { id: position.id } },
          {
            label: t('what_if.page.applicants'),
            to: '/user/positions/$id/applicants',
            params: { id: position.id },
          },
        ]}
      />
      <p>{t('what_if.page.about')}</p>
      {data.position.culture_weight > 0 && (
        <p>{t('what_if.page.culture', { weight: data.position.culture_weight })}</p>
      )}
      {isScored(data) ? (
        <>
          <Earlier data={data} />
          {data.count === 0 ? <EmptyState title={t('what_if.page.empty')} /> : <Trial data={data} />}
        </>
      ) : (
        <EmptyState
          title={t('what_if.page.no_template')}
          action={
            data.may_use && (
              <LinkButton
                to="/user/positions/$id/edit/$step"
                params={{ id: position.id, step: 'simulations' }}
              >
                {t('what_if.page.choose')}
              </LinkButton>
            )
          }
        />
      )}
    </>
  );
}

/** The way back, where a what-if put the template in place. */
function Earlier({ data }: { data: WhatIfData }) {
  const t = useText(messages);
  const undo = useUndo(data.position.id);
  if (!data.may_use || data.template.earlier_id === null) return null;
  return (
    <Banner
      action={
        <Button
          variant="default"
          loading={undo.isPending}
          onClick={() =>
            undo.mutate(data.template.id, {
              onSuccess: () => toast.say({ message: t('what_if.page.undone') }),
            })
          }
        >
          {t('what_if.page.undo')}
        </Button>
      }
    >
      {t('what_if.page.in_place', { version: data.template.version })}
      {undo.isError && <ErrorState error={undo.error} />}
    </Banner>
  );
}

function Trial({ data }: { data: WhatIfData }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  const stored = useMemo(() => draftOf(data.template), [data.template]);
  const [draft, setDraft] = useState(stored);
  const [without, setWithout] = useState<readonly string[]>([]);
  const [choice, setChoice] = useState<Choice>({ kind: 'top', size: Math.min(10, data.count) });
  const given = useMemo<WhatIfSettings>(
    () => ({
      template: scorableOf(stored),
      without: [],
      choice: { kind: 'top', size: Math.min(10, data.count) },
    }),
    [stored, data.count],
  );
  const settings = useMemo<WhatIfSettings>(
    () => ({ template: scorableOf(draft), without, choice }),
    [draft, without, choice],
  );
  const { answer, isBroken } = useWhatIfAnswer(data, given, settings);
  const isChanged = draft !== stored || without.length > 0;
  const reset = () => {
    setDraft(stored);
    setWithout([]);
  };
  return (
    <div className={classes.sides}>
      <Stack gap={4}>
        <Panel title={t('what_if.page.who')}>
          <ChoiceFields choice={choice} count={data.count} onChange={setChoice} />
        </Panel>
        <Panel title={t('what_if.page.tasks')}>
          <p className={classes.quiet}>{t('what_if.page.tasks_about')}</p>
          <ul className={classes.tasks}>
            {data.tasks.map((task) => (
              <li key={task.key}>
                <CheckBox
                  label={
                    task.minutes === null
                      ? t('what_if.page.task_gone', { name: named('tasks', task.name) })
                      : t('what_if.page.task', {
                          name: named('tasks', task.name),
                          minutes: number(task.minutes, { maximumFractionDigits: 1 }),
                        })
                  }
                  checked={!without.includes(task.key)}
                  onChange={(isIn) =>
                    setWithout(isIn ? without.filter((key) => key !== task.key) : [...without, task.key])
                  }
                />
              </li>
            ))}
          </ul>
        </Panel>
        <Panel
          title={t('what_if.page.weights')}
          actions={
            <Button variant="default" disabled={!isChanged} onClick={reset}>
              {t('what_if.page.reset')}
            </Button>
          }
        >
          <TemplateEditor draft={draft} onChange={setDraft} />
        </Panel>
      </Stack>
      <Stack gap={4}>
        {isBroken ? (
          <EmptyState title={t('what_if.page.broken')} />
        ) : answer === null ? (
          <LoadingMark label={t('what_if.page.computing')} />
        ) : (
          <>
            <Panel title={t('what_if.page.result')}>
              <Stack gap={3}>
                {answer.is_empty && <p>{t('what_if.page.nothing_left')}</p>}
                {data.left_out > 0 && <p>{t('what_if.page.left_out', { count: data.left_out })}</p>}
                <WhatIfFigures figures={answer.figures} />
              </Stack>
            </Panel>
            <Movers data={data} answer={answer} />
          </>
        )}
        {data.may_use && (
          <Use
            data={data}
            isReady={isChanged && answer !== null && !answer.is_empty}
            isWhole={draftProblems(draft).length === 0}
            body={{
              score_template_id: data.template.id,
              definition: definitionOf(draft),
              without: [...without],
              choice,
            }}
          />
        )}
      </Stack>
    </div>
  );
}

interface UseProps {
  readonly data: WhatIfData;
  readonly isReady: boolean;
  /** Weights add up and ranges are right. */
  readonly isWhole: boolean;
  readonly body: Parameters<ReturnType<typeof useUse>['mutate']>[0]['body'];
}

/** Puts the settings in place, once that is confirmed. */
function Use({ data, isReady, isWhole, body }: UseProps) {
  const t = useText(messages);
  const use = useUse(data.position.id);
  const [key, setKey] = useState<string | null>(null);
  return (
    <Panel title={t('what_if.page.use')}>
      <Stack gap={3}>
        <p>{t(data.template.is_platform ? 'what_if.page.use_copy' : 'what_if.page.use_version')}</p>
        {isReady && !isWhole && <p>{t('what_if.page.not_whole')}</p>}
        {use.isError && <ErrorState error={use.error} />}
        <Row gap={3}>
          <Button disabled={!isReady || !isWhole} onClick={() => setKey(crypto.randomUUID())}>
            {t('what_if.page.use_these')}
          </Button>
        </Row>
        <ConfirmDialog
          opened={key !== null}
          title={t('what_if.page.use_these')}
          confirmLabel={t('what_if.page.use_these')}
          busy={use.isPending}
          onClose={() => setKey(null)}
          onConfirm={() =>
            key &&
            use.mutate(
              { body, key },
              {
                onSuccess: () => toast.say({ message: t('what_if.page.used') }),
                onSettled: () => setKey(null),
              },
            )
          }
        >
          {t('what_if.page.use_confirm')}
        </ConfirmDialog>
      </Stack>
    </Panel>
  );
}
