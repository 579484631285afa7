import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../../platform/error-text.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { type ComputationMessage, messages } from '../../computation.messages.ts';
import { type Card, verifyCard } from '../../score-cards.api.ts';
import classes from './proof.module.css';

/** What the card was made from, and the button that makes it again and compares. */
export function Proof({ card }: { card: Card }) {
  const t = useText(messages);
  const check = useMutation({ mutationFn: () => verifyCard(card.id), meta: { showsError: true } });
  return (
    <Panel
      title={t('proof.title')}
      actions={
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          {t('proof.verify')}
        </Button>
      }
    >
      <div className={classes.block}>
        <p className={classes.about}>{t('proof.about')}</p>
        <Outcome check={check} />
        <Disclosure label={t('proof.pins')}>
          <SimpleTable
            caption={t('proof.pins')}
            columns={[
              { key: 'part', header: t('proof.part') },
              { key: 'version', header: t('proof.version') },
              { key: 'digest', header: t('proof.digest') },
            ]}
            rows={usePins(card)}
          />
        </Disclosure>
      </div>
    </Panel>
  );
}

interface Check {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly data: Awaited<ReturnType<typeof verifyCard>> | undefined;
}

const isStep = (key: string): key is ComputationMessage => Object.hasOwn(messages.en, key);

function Outcome({ check }: { check: Check }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const { isPending, error, data } = check;
  let text: ReactNode = null;
  let tone: string | undefined;
  if (isPending) text = t('proof.verifying');
  else if (error) {
    tone = 'danger';
    text = t('proof.failed', { message: errorText(error) });
  } else if (data?.equal) {
    tone = 'success';
    text = t('proof.equal', { events: data.events });
  } else if (data) {
    const { step = '', subject = '', detail = '' } = data.first_difference ?? {};
    const message = `proof.step.${step}`;
    tone = 'danger';
    text = (
      <>
        {t('proof.differs', { step: isStep(message) ? t(message) : step.replaceAll('_', ' ') })}{' '}
        <span>{t('proof.difference', { subject, detail })}</span>
      </>
    );
  }
  return (
    <div role="status" className={classes.outcome} data-tone={tone} data-empty={text === null || undefined}>
      {text}
    </div>
  );
}

function usePins(card: Card) {
  const t = useText(messages);
  const { pins, plays } = card;
  const digest = (value: string | null) => value && <Digest value={value} />;
  return [
    {
      key: 'template',
      cells: [t('proof.template'), pins.score_template.version, digest(pins.score_template.digest)],
    },
    ...pins.formulas.map((formula) => ({
      key: formula.id,
      cells: [t('proof.formula', { key: formula.key }), formula.version, digest(formula.digest)],
    })),
    ...plays.flatMap((play) => [
      {
        key: play.id,
        cells: [
          t('proof.play', { name: play.simulation_name }),
          t('proof.attempt', { n: play.attempt }),
          digest(play.digest),
        ],
      },
      ...play.tasks.map((task) => ({
        key: `${play.id} ${task.key}`,
        cells: [t('proof.task', { name: task.name }), task.version, null],
      })),
    ]),
    { key: 'engine', cells: [t('proof.engine'), pins.engine_version, null] },
    { key: 'inputs', cells: [t('proof.inputs'), null, digest(card.inputs_digest)] },
    {
      key: 'result',
      cells: [
        t('proof.result'),
        t('proof.card_version', { version: card.version }),
        digest(card.result_digest),
      ],
    },
  ];
}

function Digest({ value }: { value: string }) {
  return (
    <code dir="ltr" className={classes.digest}>
      {value}
    </code>
  );
}
