import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { InterviewQuestions, OfferedKitQuestion } from '@tryout/contract/interviews/interview-kit';
import { MOST_OWN_QUESTIONS } from '@tryout/domain/interviews/kit/kit-question';
import { useRef, useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SaveState } from '../../../ui/forms/save-state.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { toast } from '../../../ui/states/toast.ts';
import type { WrittenQuestion } from './edited-items.ts';
import { questionsQuery, useUpdateQuestions } from './kit.api.ts';
import { kitMessages } from './kit.messages.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionRows } from './question-rows.tsx';
import classes from './questions-page.module.css';

type OwnQuestion = InterviewQuestions['own'][number];

/** A position's own interview questions, and the bank's on its traits. */
export function QuestionsPage() {
  const t = useText(kitMessages);
  const { id } = useParams({ from: '/user/positions/$id/interview-questions' });
  const query = useQuery(questionsQuery(id));
  const title = query.data?.position_title;
  return (
    <Page width="text">
      <PageHeader
        title={t('kit.position.title')}
        tab={title === undefined ? undefined : `${title} · ${t('kit.position.title')}`}
        crumbs={[
          { label: t('kit.position.positions'), to: '/user/positions' },
          { label: title ?? t('kit.position.back'), to: '/user/positions/$id', params: { id } },
        ]}
        meta={t('kit.position.text')}
      />
      <QueryView query={query}>{(found) => <Loaded positionId={id} found={found} />}</QueryView>
    </Page>
  );
}

function Loaded({ positionId, found }: { positionId: string; found: InterviewQuestions }) {
  const t = useText(kitMessages);
  const client = useQueryClient();
  const errorText = useErrorText();
  const update = useUpdateQuestions();
  const [open, setOpen] = useState<'new' | OwnQuestion | null>(null);
  const [saved, setSaved] = useState<Date>();
  const queue = useRef(Promise.resolve());
  const key = questionsQuery(positionId).queryKey;
  const storeNow = async (questions: readonly OwnQuestion[]) => {
    const { version } = client.getQueryData(key) ?? found;
    const sent = questions.map((each) => ({ ...each, probes: [...each.probes], anchors: [...each.anchors] }));
    try {
      const { data } = await update.mutateAsync({ position_id: positionId, version, questions: sent });
      // What was changed meanwhile waits in the queue and is shown already.
      client.setQueryData(key, (now) => (now ? { ...data, own: now.own } : data));
      setSaved(new Date());
    } catch (error) {
      toast.say({ message: errorText(error), tone: 'danger' });
      await client.invalidateQueries({ queryKey: key });
    }
  };
  /** Shows a change at once and stores it after those before it. */
  const store = (change: (own: readonly OwnQuestion[]) => readonly OwnQuestion[]) => {
    const next = change((client.getQueryData(key) ?? found).own);
    client.setQueryData(key, (now) => (now ? { ...now, own: [...next] } : now));
    setOpen(null);
    queue.current = queue.current.then(() => storeNow(next));
  };
  const remove = (id: string) => {
    const at = found.own.findIndex((each) => each.id === id);
    const gone = found.own[at];
    if (!gone) return;
    store((own) => own.filter((each) => each.id !== id));
    toast.undo({
      message: t('kit.removed'),
      onUndo: () => store((own) => [...own.slice(0, at), gone, ...own.slice(at)]),
    });
  };
  const put = (written: WrittenQuestion) => {
    const question = { ...written, probes: [...written.probes], anchors: [...written.anchors] };
    store((own) =>
      open === 'new' || open === null
        ? [...own, { id: crypto.randomUUID(), ...question }]
        : own.map((each) => (each.id === open.id ? { id: each.id, ...question } : each)),
    );
  };
  const copy = ({ question, probes, anchors, trait_id }: OfferedKitQuestion) => {
    store((own) => [...own, { id: crypto.randomUUID(), question, probes, anchors, trait_id }]);
    announce(t('kit.added'));
  };
  const isFull = found.own.length >= MOST_OWN_QUESTIONS;
  return (
    <Stack gap={5}>
      <Panel title={t('kit.position.own')}>
        <Stack gap={4}>
          {found.own.length === 0 ? (
            <EmptyState
              title={t('kit.position.none')}
              text={t('kit.position.none.text')}
              action={<Button onClick={() => setOpen('new')}>{t('kit.add_own')}</Button>}
            />
          ) : (
            <>
              <QuestionRows
                items={found.own.map((each) => ({ ...each, key: each.id }))}
                traits={found.traits}
                onChange={(items) => store(() => items.map(({ key: _, ...each }) => each))}
                onEdit={({ key: _, ...each }) => setOpen(each)}
                onRemove={({ id }) => remove(id)}
              />
              <Row>
                <Button variant="default" disabled={isFull} onClick={() => setOpen('new')}>
                  {t('kit.add_own')}
                </Button>
                {(update.isPending || saved) && (
                  <SaveState
                    state={update.isPending ? 'saving' : 'saved'}
                    {...(saved ? { at: saved } : {})}
                  />
                )}
              </Row>
            </>
          )}
        </Stack>
      </Panel>
      <Panel title={t('kit.position.bank')}>
        <Stack gap={4}>
          <p>{t(found.bank.length === 0 ? 'kit.position.bank.none' : 'kit.position.bank.text')}</p>
          {found.traits.map(({ trait_id, name, definition }) => {
            const questions = found.bank.filter((each) => each.trait_id === trait_id);
            if (questions.length === 0) return null;
            return (
              <Disclosure key={trait_id} label={name}>
                <Stack gap={4}>
                  <p>{definition}</p>
                  {questions.map((each) => (
                    <BankQuestion
                      key={each.key}
                      question={each}
                      subtrait={
                        found.subtraits.find((entry) => entry.subtrait_id === each.subtrait_id)?.name ?? ''
                      }
                      onCopy={isFull ? undefined : () => copy(each)}
                    />
                  ))}
                </Stack>
              </Disclosure>
            );
          })}
          {found.bank.length > 0 && <p className={classes.quiet}>{t('kit.why.sources')}</p>}
        </Stack>
      </Panel>
      {open !== null && (
        <QuestionDialog
          question={open === 'new' ? null : open}
          traits={found.traits}
          onClose={() => setOpen(null)}
          onDone={put}
        />
      )}
    </Stack>
  );
}

interface BankQuestionProps {
  question: OfferedKitQuestion;
  subtrait: string;
  onCopy: (() => void) | undefined;
}

function BankQuestion({ question, subtrait, onCopy }: BankQuestionProps) {
  const t = useText(kitMessages);
  return (
    <article className={classes.bank}>
      <p className={classes.quiet}>
        {subtrait} · {t(`kit.kind.${question.kind}`)}
      </p>
      <h3 dir="auto">{question.question}</h3>
      <ul>
        {question.probes.map((probe) => (
          <li key={probe}>{probe}</li>
        ))}
      </ul>
      <p>{t('kit.anchors')}</p>
      <ol className={classes.anchors}>
        {question.anchors.map((anchor) => (
          <li key={anchor}>{anchor}</li>
        ))}
      </ol>
      <Row>
        <Button variant="default" size="sm" disabled={!onCopy} onClick={onCopy}>
          {t('kit.position.copy_short')}
          <span className="visually-hidden"> {question.question}</span>
        </Button>
      </Row>
    </article>
  );
}
