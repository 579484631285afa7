import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { Backups } from '../backups.api.ts';
import { messages } from '../backups.messages.ts';
import classes from './restore-panel.module.css';

/** How a backup comes back: by a command, since what it comes back into is not running. */
export function RestorePanel({ backups }: { readonly backups: Backups }) {
  const t = useText(messages);
  const file = backups.items[0]?.file_name ?? 'tryout.zip';
  const command = `TRYOUT_DATA_DIR=/srv/new npm run restore -- ${file} /srv/old/erasures.jsonl`;
  return (
    <Panel title={t('backups.restore')}>
      <Stack gap={4}>
        <p>{t('backups.restore.text')}</p>
        <pre className={classes.command} dir="ltr">
          <code>{command}</code>
        </pre>
        <div>
          <CopyButton value={command} label={t('backups.restore.copy')} />
        </div>
        <p>{t('backups.restore.erasures')}</p>
        {backups.is_secret_apart && <Banner tone="warning">{t('backups.restore.secret')}</Banner>}
      </Stack>
    </Panel>
  );
}
