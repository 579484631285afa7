import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PersonPair } from '@tryout/contract/talent-pool/duplicates';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { useJudgePair } from '../duplicates.api.ts';
import { duplicatesMessages } from '../duplicates.messages.ts';
import { usePersonName } from '../person-name.ts';
import { messages } from '../talent-pool.messages.ts';
import classes from './duplicates.module.css';

const Merge = lazyPiece(() => import('./merge-dialog.tsx').then((m) => ({ default: m.MergeDialog })));

type Compared = PersonPair['people'][number];

/** Two people side by side, with what they have in common, to be merged or told apart. */
export function DuplicatePair({ pair }: { pair: PersonPair }) {
  const t = useText(duplicatesMessages);
  const nameOf = usePersonName();
  const judge = useJudgePair();
  const [merging, setMerging] = useState(false);
  const [one, other] = pair.people;
  const id = pair.person_pair_id;
  const tellApart = () =>
    judge.mutate(
      { person_pair_id: id, different: true },
      {
        onSuccess: () =>
          toast.undo({
            message: t('duplicates.told_apart', { one: nameOf(one), other: nameOf(other) }),
            onUndo: () => judge.mutate({ person_pair_id: id, different: false }),
          }),
      },
    );
  return (
    <Panel as="li">
      <ul className={classes.reasons} aria-label={t('duplicates.reasons')}>
        {pair.reasons.map((reason) => (
          <li key={reason}>{t(`duplicates.reason.${reason}`)}</li>
        ))}
      </ul>
      <div className={classes.both}>
        <One person={one} beside={other} />
        <One person={other} beside={one} />
      </div>
      <div className={classes.foot}>
        <Button onClick={() => setMerging(true)}>{t('duplicates.merge.ask')}</Button>
        <Button variant="default" loading={judge.isPending} onClick={tellApart}>
          {t('duplicates.tell_apart')}
        </Button>
      </div>
      {merging && (
        <Suspense>
          <Merge people={pair.people} onClose={() => setMerging(false)} onMerged={() => setMerging(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function One({ person, beside }: { person: Compared; beside: Compared }) {
  const t = useText(duplicatesMessages);
  const w = useText(messages);
  const format = useFormat();
  const facts: [string, string, string][] = [
    [w('talent-pool.column.email'), person.email, beside.email],
    [w('talent-pool.column.phone'), person.phone, beside.phone],
    [w('talent-pool.column.location'), person.location, beside.location],
    [
      t('duplicates.linkedin'),
      person.linkedin.replace(/^https:\/\/(www\.)?/, ''),
      beside.linkedin.replace(/^https:\/\/(www\.)?/, ''),
    ],
    [w('talent-pool.column.tags'), format.list(person.tags), ''],
    [t('duplicates.positions'), format.number(person.position_count), ''],
    [t('duplicates.known_since'), format.date(person.created_at), ''],
  ];
  return (
    <section>
      <h3>
        <Link to="/user/candidates/$personId" params={{ personId: person.person_id }}>
          <bdi>{usePersonName()(person)}</bdi>
        </Link>
      </h3>
      <dl className={classes.facts}>
        {facts.map(([label, value, other]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-same={value !== '' && value === other ? true : undefined}>
              {value === '' ? '–' : <bdi dir={/^[\d+(]/.test(value) ? 'ltr' : 'auto'}>{value}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
