import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InterviewQuestions, OfferedKitQuestion } from '@tryout/contract/interviews/interview-kit';
import { useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import classes from './bank-dialog.module.css';
import { questionsQuery } from './kit.api.ts';
import { kitMessages } from './kit.messages.ts';

interface BankDialogProps {
  positionId: string;
  /** Keys of the questions that are in the kit. */
  taken: ReadonlySet<string>;
  onAdd: (question: OfferedKitQuestion) => void;
  onClose: () => void;
}

/** Questions of the bank and of the position that can be added to a kit. */
export function BankDialog({ positionId, ...props }: BankDialogProps) {
  const t = useText(kitMessages);
  const query = useQuery(questionsQuery(positionId));
  return (
    <Dialog opened onClose={props.onClose} title={t('kit.bank')} width={760}>
      <QueryView query={query}>{(found) => <Offered found={found} {...props} />}</QueryView>
    </Dialog>
  );
}

const OWN = 'own';

function Offered({
  found,
  taken,
  onAdd,
}: Omit<BankDialogProps, 'positionId'> & { found: InterviewQuestions }) {
  const t = useText(kitMessages);
  const [trait, setTrait] = useState('');
  const own = found.own.map(
    (each): OfferedKitQuestion => ({
      ...each,
      key: each.id,
      kind: 'own',
      origin: 'position',
      subtrait_id: null,
    }),
  );
  const all = [...own, ...found.bank].filter((each) =>
    trait === '' ? true : trait === OWN ? each.origin === 'position' : each.trait_id === trait,
  );
  const nameOf = (each: OfferedKitQuestion) =>
    found.traits.find((entry) => entry.trait_id === each.trait_id)?.name ?? t('kit.kind.own');
  return (
    <div className={classes.bank}>
      <NativeSelect
        label={t('kit.bank.trait')}
        value={trait}
        onChange={(event) => setTrait(event.currentTarget.value)}
        data={[
          { value: '', label: t('kit.bank.all') },
          ...(own.length > 0 ? [{ value: OWN, label: t('kit.bank.own') }] : []),
          ...found.traits
            .filter((each) => found.bank.some((question) => question.trait_id === each.trait_id))
            .map(({ trait_id, name }) => ({ value: trait_id, label: name })),
        ]}
      />
      {all.length === 0 && <p>{t('kit.bank.none')}</p>}
      <ul className={classes.list}>
        {all.map((each) => (
          <li key={each.key} className={classes.row}>
            <div>
              <p className={classes.facts}>
                {nameOf(each)} · {t(`kit.kind.${each.kind}`)}
              </p>
              <p dir="auto">{each.question}</p>
            </div>
            {taken.has(each.key) ? (
              <span>{t('kit.added')}</span>
            ) : (
              <Button
                variant="default"
                size="sm"
                onClick={() => {
                  onAdd(each);
                  announce(t('kit.added'));
                }}
              >
                {t('kit.add')}
                <span className="visually-hidden"> {each.question}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
