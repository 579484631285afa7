/** Seconds between two mails of one kind to one address. */
export const MAIL_PAUSE_S = 60;

/** Mails that one organization's people may ask for to one address within a day. */
export const MAILS_PER_ADDRESS = 5;

/** Mails that one organization's people may ask for within an hour, whatever the addresses. */
export const MAILS_PER_ORGANIZATION = 20;

const DAY_S = 86_400;
const HOUR_S = 3600;

/** Why a mail cannot be asked for yet: the address had one just now, or its five; or the organization its twenty. */
export type MailWait = 'pause' | 'address' | 'organization';

/** Seconds ago, of mails that were asked for: those of this kind to the address, all to the address, all at all. */
export interface MailsBefore {
  readonly same_kind_ago_s: readonly number[];
  readonly to_address_ago_s: readonly number[];
  readonly of_organization_ago_s: readonly number[];
}

/**
 * Whether a mail that a person asks for may go out now. Null: it may. Otherwise which rule stands against it and after
 * how many whole seconds, rounded up and at least 1, it may be tried again; of several rules the longest wait counts,
 * since trying earlier would only be refused again. Ages below zero (clocks that differ) count as zero.
 */
export function mailWait(before: MailsBefore): { rule: MailWait; seconds: number } | null {
  const waits: { rule: MailWait; left: number }[] = [
    { rule: 'pause', left: leftOf(before.same_kind_ago_s, 1, MAIL_PAUSE_S) },
    { rule: 'address', left: leftOf(before.to_address_ago_s, MAILS_PER_ADDRESS, DAY_S) },
    { rule: 'organization', left: leftOf(before.of_organization_ago_s, MAILS_PER_ORGANIZATION, HOUR_S) },
  ];
  const longest = waits.reduce((most, each) => (each.left > most.left ? each : most));
  return longest.left > 0 ? { rule: longest.rule, seconds: Math.max(1, Math.ceil(longest.left)) } : null;
}

/** Seconds until fewer than `most` of these lie within the window; 0 where that is so already. */
function leftOf(ago: readonly number[], most: number, window_s: number): number {
  const within = ago.map((each) => Math.max(0, each)).filter((each) => each < window_s);
  const decisive = within.toSorted((a, b) => a - b)[most - 1];
  return decisive === undefined ? 0 : window_s - decisive;
}

/**
 * How long a mail waits that tells of something done, e.g. a message, in seconds from now: never refused, only later,
 * so that what happens meanwhile is told in the same mail. A minute after the one before it; from the sixth of a day
 * on an hour. `ago_s`: ages in seconds of the mails of this kind to this address. 0: goes out now.
 */
export function mailDelay(ago_s: readonly number[]): number {
  const today = ago_s.filter((each) => each < DAY_S);
  return leftOf(today, 1, today.length >= MAILS_PER_ADDRESS ? HOUR_S : MAIL_PAUSE_S);
}

/**
 * When the mails of a list go out, in seconds from now, in order: twenty within any hour. `before`: times of earlier
 * mails of lists in seconds from now, those that still wait being positive.
 */
export function listedMails(before: readonly number[], count: number): number[] {
  const times = before.filter((each) => each > -HOUR_S).toSorted((a, b) => a - b);
  const planned: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const decisive = times.at(-MAILS_PER_ORGANIZATION);
    const last = times.at(-1) ?? 0;
    const at = Math.max(0, last, decisive === undefined ? 0 : decisive + HOUR_S);
    planned.push(at);
    times.push(at);
  }
  return planned;
}
