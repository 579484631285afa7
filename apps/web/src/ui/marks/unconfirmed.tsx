import type { Unconfirmed } from '@tryout/domain/score-cards/reliability';
import { useText } from '../../platform/i18n/use-text.ts';
import { StatusChip } from './status-chip.tsx';
import { messages } from './unconfirmed.messages.ts';

/** Says that nobody has confirmed the key of a game, or calibrated its items; nothing where neither is open. */
export function UnconfirmedMark({ what, about = false }: { what: Unconfirmed | null; about?: boolean }) {
  const t = useText(messages);
  if (what === null) return null;
  return (
    <>
      <StatusChip status="pending" label={t(`ui.unconfirmed.${what}`)} />
      {about && <span> {t(`ui.unconfirmed.${what}.about`)}</span>}
    </>
  );
}
