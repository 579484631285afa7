import type { PositionDetail } from '@tryout/contract/positions/positions';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../../ui/controls/copy-button.tsx';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { messages } from '../../share.messages.ts';
import classes from './job-link.module.css';

/** Where candidates find the position: its address, to copy and to open. */
export function JobLink({ position }: { position: Pick<PositionDetail, 'public_path'> }) {
  const t = useText(messages);
  const url = window.location.origin + position.public_path;
  return (
    <Stack gap={3}>
      <p className={classes.path} dir="ltr">
        {url}
      </p>
      <Row gap={2}>
        <CopyButton value={url} label={t('positions.share.copy')} />
        <LinkButton variant="default" to={position.public_path as '/'}>
          {t('positions.share.open')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
