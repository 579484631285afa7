import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { messages } from './conflict.messages.ts';
import classes from './conflict-dialog.module.css';

interface ConflictDialogProps {
  readonly opened: boolean;
  /** The own version, as this person should compare it. */
  readonly mine: ReactNode;
  /** The version that is stored now. */
  readonly theirs: ReactNode;
  readonly busy?: boolean;
  readonly onTakeTheirs: () => void;
  /** Saves the own version over the stored one. */
  readonly onKeepMine: () => void;
  /** Goes on working; nothing is saved yet and nothing is lost. */
  readonly onClose: () => void;
}

/** Somebody else saved the same record meanwhile: both versions, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const t = useText(messages);
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('conflict.title')}
      width={920}
      footer={
        <>
          <Button variant="default" onClick={props.onClose}>
            {t('conflict.later')}
          </Button>
          <Button variant="default" disabled={props.busy} onClick={props.onTakeTheirs}>
            {t('conflict.take_theirs')}
          </Button>
          <Button loading={props.busy} onClick={props.onKeepMine}>
            {t('conflict.keep_mine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <div className={classes.versions}>
        <section className={classes.version}>
          <h3>{t('conflict.mine')}</h3>
          {props.mine}
        </section>
        <section className={classes.version}>
          <h3>{t('conflict.theirs')}</h3>
          {props.theirs}
        </section>
      </div>
    </Dialog>
  );
}
