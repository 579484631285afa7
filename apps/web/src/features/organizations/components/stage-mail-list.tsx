import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StageMail } from '@tryout/contract/organizations/stage-mails';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { useStageName } from '../../applicants/public.tsx';
import { stageMailsQuery, useSaveStageMail } from '../stage-mails.api.ts';
import { stageMailMessages } from '../stage-mails.messages.ts';
import classes from './reason-list.module.css';
import { StageMailDialog } from './stage-mail-dialog.tsx';

/** The email of each stage: on or off, and its words. */
export function StageMailList({ mayChange }: { mayChange: boolean }) {
  const t = useText(stageMailMessages);
  const query = useQuery(stageMailsQuery());
  const [open, setOpen] = useState<StageMail['stage'] | null>(null);
  return (
    <QueryView query={query} skeleton={<TableSkeleton rows={7} />}>
      {({ items }) => {
        const opened = items.find((each) => each.stage === open);
        return (
          <Stack gap={5}>
            <p className={classes.text}>{t('organizations.mails.text')}</p>
            {!mayChange && <p className={classes.text}>{t('organizations.mails.read_only')}</p>}
            <Panel title={t('organizations.mails.stages')}>
              <ul className={classes.list}>
                {items.map((mail) => (
                  <StageRow
                    key={mail.stage}
                    mail={mail}
                    mayChange={mayChange}
                    onOpen={() => setOpen(mail.stage)}
                  />
                ))}
              </ul>
            </Panel>
            {opened && <StageMailDialog mail={opened} mayChange={mayChange} onClose={() => setOpen(null)} />}
          </Stack>
        );
      }}
    </QueryView>
  );
}

function StageRow({ mail, mayChange, onOpen }: { mail: StageMail; mayChange: boolean; onOpen: () => void }) {
  const t = useText(stageMailMessages);
  const format = useFormat();
  const stage = useStageName()(mail.stage);
  const save = useSaveStageMail(false);
  const sends = save.isPending ? save.variables.sends : mail.sends;
  const date = mail.updated_at && format.date(mail.updated_at);
  const edited =
    mail.updated_by_name === null
      ? t('organizations.mails.edited_by_former', { date: date ?? '' })
      : t('organizations.mails.edited', { name: mail.updated_by_name, date: date ?? '' });
  const button = mayChange ? 'edit' : 'read';
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span>{stage}</span>
        <small>{mail.is_default || !date ? t('organizations.mails.default') : edited}</small>
      </span>
      <Row gap={3}>
        {mayChange ? (
          <CheckBox
            label={
              <>
                <span className="visually-hidden">{t('organizations.mails.switch', { stage })}: </span>
                {t(sends ? 'organizations.mails.on' : 'organizations.mails.off')}
              </>
            }
            checked={sends}
            disabled={save.isPending}
            onChange={(wanted) =>
              save.mutate({ stage: mail.stage, version: mail.version, sends: wanted, texts: mail.texts })
            }
          />
        ) : (
          <span>{t(sends ? 'organizations.mails.on' : 'organizations.mails.off')}</span>
        )}
        <Button
          variant="default"
          aria-label={t(`organizations.mails.${button}_of`, { stage })}
          onClick={onOpen}
        >
          {t(`organizations.mails.${button}`)}
        </Button>
      </Row>
    </li>
  );
}
