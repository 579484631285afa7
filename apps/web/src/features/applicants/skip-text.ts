import type { SkipReason } from '@tryout/contract/applicants/applicant-decisions';
import type { useFormat } from '../../platform/i18n/use-format.ts';
import type { Text } from '../../platform/i18n/use-text.ts';
import type { moveMessages } from './moves.messages.ts';

/** Why some did not move, each reason with its number: "2 moved meanwhile and 1 there already". */
export function skipText(
  reasons: readonly SkipReason[],
  t: Text<keyof (typeof moveMessages)['en']>,
  format: ReturnType<typeof useFormat>,
): string {
  const counts = new Map<SkipReason, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return format.list([...counts].map(([reason, count]) => t(`applicants.skip.${reason}`, { count })));
}
