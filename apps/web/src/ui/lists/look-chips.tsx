import { IconEye } from '@tabler/icons-react';
import { lookKinds } from '@tryout/domain/applicants/look-kinds';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './look-chips.messages.ts';
import classes from './look-chips.module.css';

/** What about a play is worth a look, in words; nothing where nothing is. Never part of a score. */
export function LookChips({ codes }: { codes: readonly string[] }) {
  const t = useText(messages);
  return lookKinds(codes).map((kind) => (
    <span key={kind} className={classes.chip}>
      <IconEye size={14} stroke={1.75} aria-hidden />
      {t(`ui.look.${kind}`)}
    </span>
  ));
}
