import type { KeyPanel } from '@tryout/domain/score-cards/measure-in-form';
import type { Unconfirmed } from '@tryout/domain/score-cards/reliability';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { StatusChip } from './status-chip.tsx';
import { messages } from './unconfirmed.messages.ts';

/**
 * Says that nobody has confirmed the key of a game, or calibrated its items; or which experts have made the key. Nothing
 * where neither is to be said.
 */
export function UnconfirmedMark({
  what,
  panel = null,
  about = false,
}: {
  what: Unconfirmed | null;
  panel?: KeyPanel | null | undefined;
  about?: boolean;
}) {
  const t = useText(messages);
  return (
    <>
      {panel !== null && <PanelMark panel={panel} about={about} />}
      {what !== null && (
        <>
          <StatusChip status="pending" label={t(`ui.unconfirmed.${what}`)} />
          {about && <span> {t(`ui.unconfirmed.${what}.about`)}</span>}
        </>
      )}
    </>
  );
}

function PanelMark({ panel, about }: { panel: KeyPanel; about: boolean }) {
  const t = useText(messages);
  const { number } = useFormat();
  const two = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const told = { experts: panel.experts, w: two(panel.w), icc: two(panel.icc) };
  return (
    <>
      <StatusChip status="approved" label={t('ui.key_panel', told)} />
      {about && (
        <span>
          {' '}
          {t('ui.key_panel.about', {
            ...told,
            low: two(panel.icc_low),
            high: two(panel.icc_high),
            left_out: panel.left_out,
          })}
        </span>
      )}
    </>
  );
}
