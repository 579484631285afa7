import { Button } from '@mantine/core';
import { IconArrowsSplit2, IconHistory } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConflictDialog } from '../../../ui/forms/conflict-dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { messages } from '../formula-page.messages.ts';
import type { VersionWork } from '../use-version-work.ts';
import classes from './work-notices.module.css';

interface WorkNoticesProps<Draft, Stored> {
  work: VersionWork<Draft, Stored>;
  /** The own version, told by what differs from theirs. */
  mine: (theirs: Stored) => ReactNode;
}

/** What has to be known before one goes on: work that came back, somebody else's save, a save that failed. */
export function WorkNotices<Draft, Stored extends { readonly source: string }>({
  work,
  mine,
}: WorkNoticesProps<Draft, Stored>) {
  const t = useText(messages);
  const errorText = useErrorText();
  const { theirs, saving } = work;
  const [later, setLater] = useState<Stored | null>(null);
  if (theirs !== null) {
    return (
      <>
        <Banner
          tone="warning"
          icon={IconArrowsSplit2}
          action={
            <Button size="sm" variant="default" onClick={() => setLater(null)}>
              {t('formulas.conflict.compare')}
            </Button>
          }
        >
          {t('formulas.conflict')}
        </Banner>
        <ConflictDialog
          opened={later !== theirs}
          mine={mine(theirs)}
          theirs={<pre className={classes.source}>{theirs.source}</pre>}
          onTakeTheirs={work.takeTheirs}
          onKeepMine={work.keepMine}
          onClose={() => setLater(theirs)}
        />
      </>
    );
  }
  if (saving.state === 'failed' && saving.error !== null) {
    return <Banner tone="danger">{t('formulas.save_failed', { reason: errorText(saving.error) })}</Banner>;
  }
  if (!work.restored) return null;
  return (
    <Banner
      icon={IconHistory}
      action={
        <span className={classes.buttons}>
          <Button size="sm" variant="default" onClick={() => void work.discard()}>
            {t('formulas.restored.discard')}
          </Button>
          <Button size="sm" onClick={() => void work.save()}>
            {t('formulas.restored.save')}
          </Button>
        </span>
      }
    >
      {t('formulas.restored')}
    </Banner>
  );
}
