import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SaveState } from '../../../ui/forms/save-state.tsx';
import { useAutosave } from '../../../ui/forms/use-autosave.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ProgressBar } from '../../../ui/marks/progress-bar.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { RatedItem } from '../components/rated-item.tsx';
import {
  type AskedItem,
  type OpenPanel,
  openPanelQuery,
  sendRatings,
  useHandIn,
  useLeavePanel,
} from '../expert.api.ts';
import { messages } from '../expert.messages.ts';
import { type RatedText, useRatedText } from '../use-rated-text.ts';
import classes from './expert-page.module.css';

/** `/expert/:token`: an expert rates the items of a game; what is rated is kept at once. */
export function ExpertPage() {
  const t = useText(messages);
  const token = String(useParams({ strict: false }).token);
  const query = useQuery(openPanelQuery(token));
  const [end, setEnd] = useState<{ readonly at: string } | 'left' | null>(null);
  const over =
    query.error instanceof ApiError && [404, 410].includes(query.error.status) ? query.error : null;
  if (over) {
    return (
      <Page width="text">
        <StateBlock
          level={1}
          title={t('expert.gone')}
          text={over.status === 410 ? over.message : t('expert.gone_text')}
        />
      </Page>
    );
  }
  if (end === 'left') {
    return (
      <Page width="text">
        <StateBlock level={1} title={t('expert.left')} text={t('expert.left_text')} />
      </Page>
    );
  }
  return (
    <Page width="text">
      <QueryView page query={query}>
        {(panel) => {
          const at = end?.at ?? panel.finished_at;
          return at === null ? (
            <Rate
              token={token}
              panel={panel}
              onDone={() => setEnd({ at: new Date().toISOString() })}
              onLeft={() => setEnd('left')}
            />
          ) : (
            <Done token={token} at={at} onLeft={() => setEnd('left')} />
          );
        }}
      </QueryView>
    </Page>
  );
}

function Done({ token, at, onLeft }: { token: string; at: string; onLeft: () => void }) {
  const t = useText(messages);
  const { date } = useFormat();
  return (
    <StateBlock
      level={1}
      step={6}
      title={t('expert.done')}
      text={t('expert.done_text', { date: date(at) })}
      action={<Leave token={token} onLeft={onLeft} />}
    />
  );
}

interface RateProps {
  token: string;
  panel: OpenPanel;
  onDone: () => void;
  onLeft: () => void;
}

function Rate({ token, panel, onDone, onLeft }: RateProps) {
  const t = useText(messages);
  const { number, date } = useFormat();
  const texts = useRatedText(panel.game_key);
  const form = useRef<HTMLDivElement>(null);
  const [ratings, setRatings] = useState<Readonly<Record<string, number>>>(panel.ratings);
  const saved = useAutosave<Record<string, number>>((patch) =>
    sendRatings(token, new Map(Object.entries(patch))),
  );
  const { change } = saved;
  const rate = useCallback(
    (item: string, rating: number) => {
      setRatings((before) => ({ ...before, [item]: rating }));
      change({ [item]: rating });
    },
    [change],
  );
  const rated = panel.items.filter(({ key }) => ratings[key] !== undefined).length;
  const progress = t('expert.progress', { rated: number(rated), items: number(panel.items.length) });
  return (
    <>
      <PageHeader title={panel.name} />
      <Stack gap={5}>
        <Stack gap={3}>
          <p>
            {panel.expert_name !== '' && <>{t('expert.hello', { name: panel.expert_name })} </>}
            {t('expert.intro', { game: texts.data?.title ?? panel.game_name })}
          </p>
          <p>{t('expert.saved_as', { date: date(panel.expires_at) })}</p>
          <p>{t('expert.privacy', { days: panel.erased_after_days })}</p>
        </Stack>
        <QueryView query={texts}>
          {(text) => (
            <div ref={form}>
              <Situations items={panel.items} text={text} ratings={ratings} rate={rate} />
            </div>
          )}
        </QueryView>
        <div className={classes.bar}>
          <span>
            <ProgressBar label={progress} value={rated} max={panel.items.length} /> {progress}{' '}
            <SaveState
              state={saved.state}
              {...(saved.at && { at: saved.at })}
              onRetry={() => void saved.flush()}
            />
          </span>
          <HandIn
            token={token}
            open={panel.items.length - rated}
            first={panel.items.find(({ key }) => ratings[key] === undefined)?.key}
            form={form}
            flush={saved.flush}
            onDone={onDone}
          />
        </div>
        <div>
          <Leave token={token} onLeft={onLeft} />
        </div>
      </Stack>
    </>
  );
}

function Situations({
  items,
  text,
  ratings,
  rate,
}: {
  items: readonly AskedItem[];
  text: RatedText;
  ratings: Readonly<Record<string, number>>;
  rate: (item: string, rating: number) => void;
}) {
  const t = useText(messages);
  const { number } = useFormat();
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <Stack gap={5}>
      {groups.map((group, i) => {
        const own = items.filter((item) => item.group === group);
        const [first] = own;
        const said = first && text.say(first);
        const asked = own.find(({ counts }) => counts !== 'order')?.counts ?? 'order';
        return (
          <section key={group} className={classes.situation} aria-labelledby={`situation-${group}`}>
            <div>
              <h2 id={`situation-${group}`}>
                {t('expert.situation', { n: number(i + 1), of: number(groups.length) })}
              </h2>
              {said?.title && <p className={classes.where}>{said.title}</p>}
            </div>
            <p className={classes.text}>{said?.situation}</p>
            {own.map((item) => {
              const { response } = text.say(item);
              return (
                response === null && (
                  <RatedItem
                    key={item.key}
                    item={item.key}
                    question={t(`expert.question.${item.counts}`)}
                    counts={item.counts}
                    rating={ratings[item.key]}
                    rate={rate}
                  />
                )
              );
            })}
            {asked !== 'order' && <p className={classes.text}>{t(`expert.question.${asked}`)}</p>}
            {own.map((item) => {
              const { response } = text.say(item);
              return (
                response !== null && (
                  <RatedItem
                    key={item.key}
                    item={item.key}
                    question={response}
                    counts={item.counts}
                    rating={ratings[item.key]}
                    rate={rate}
                  />
                )
              );
            })}
          </section>
        );
      })}
    </Stack>
  );
}

function HandIn({
  token,
  open,
  first,
  form,
  flush,
  onDone,
}: {
  token: string;
  /** How many items are not rated yet, and the first of them. */
  open: number;
  first: string | undefined;
  form: RefObject<HTMLDivElement | null>;
  flush: () => Promise<boolean>;
  onDone: () => void;
}) {
  const t = useText(messages);
  const handIn = useHandIn(token);
  const [asked, setAsked] = useState(false);
  if (open > 0) {
    const goThere = () => {
      const field = form.current?.querySelector(`[data-item="${first}"]`);
      field?.scrollIntoView({ block: 'center' });
      field?.querySelector('input')?.focus({ preventScroll: true });
    };
    return (
      <Button variant="default" onClick={goThere}>
        {t('expert.next_open')}
      </Button>
    );
  }
  const ask = () => {
    handIn.reset();
    // What still waits to be saved belongs to it.
    void flush().then((isStored) => setAsked(isStored));
  };
  return (
    <>
      <Button onClick={ask}>{t('expert.finish')}</Button>
      {asked && (
        <ConfirmDialog
          opened
          title={t('expert.finish_title')}
          confirmLabel={t('expert.finish')}
          busy={handIn.isPending}
          error={handIn.error}
          onClose={() => setAsked(false)}
          onConfirm={() => handIn.mutate(undefined, { onSuccess: onDone })}
        >
          <p>{t('expert.finish_text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Leave({ token, onLeft }: { token: string; onLeft: () => void }) {
  const t = useText(messages);
  const leave = useLeavePanel(token);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
        {t('expert.leave')}
      </Button>
      {asked && (
        <ConfirmDialog
          opened
          danger
          title={t('expert.leave_title')}
          confirmLabel={t('expert.leave')}
          busy={leave.isPending}
          error={leave.error}
          onClose={() => setAsked(false)}
          onConfirm={() => leave.mutate(undefined, { onSuccess: onLeft })}
        >
          <p>{t('expert.leave_text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
