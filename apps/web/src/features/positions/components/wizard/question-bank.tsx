import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BankQuestion } from '@tryout/contract/positions/position-questions';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { questionBankQuery } from '../../positions.api.ts';
import { messages } from '../../wizard.messages.ts';
import classes from './step-people.module.css';

/** The organization's saved questions; choosing one copies it to the position. */
export function QuestionBank({
  positionId,
  onUse,
}: {
  positionId: string;
  onUse: (question: BankQuestion) => void;
}) {
  const t = useText(messages);
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...questionBankQuery(positionId), enabled: opened });
  return (
    <>
      <Button variant="subtle" onClick={() => setOpened(true)}>
        {t('positions.q.from_bank')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('positions.q.from_bank')}>
        <QueryView query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{t('positions.q.bank_empty')}</p>
            ) : (
              <ul className={classes.people}>
                {items.map((item) => (
                  <li key={item.id} className={classes.person}>
                    <span className={classes.words}>
                      <strong>{item.label}</strong>
                      <span className={classes.quiet}>{t(`positions.q.type.${item.type}`)}</span>
                    </span>
                    <Button
                      variant="default"
                      aria-label={`${t('positions.q.bank_use')}: ${item.label}`}
                      onClick={() => {
                        onUse(item);
                        setOpened(false);
                      }}
                    >
                      {t('positions.q.bank_use')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </Dialog>
    </>
  );
}
