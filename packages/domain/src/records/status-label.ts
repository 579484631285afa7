/** Class of a status in tables and badges (spec §4). */
export type StatusStyle = 'deactivated' | 'active' | 'blocked' | 'neutral';

const STYLES: Readonly<Record<string, StatusStyle>> = {
  new: 'deactivated',
  draft: 'deactivated',
  paused: 'deactivated',
  approved: 'active',
  published: 'active',
  rejected: 'blocked',
  closed: 'blocked',
};

/** How a status reads in a table: 'new' is 'Pending', underscores become spaces, all else stays (spec §4). */
export function statusLabel(status: string): string {
  return status === 'new' ? 'Pending' : status.replaceAll('_', ' ');
}

/**
 * The style class of a status (spec §4): new and draft deactivated, approved and published active, rejected and
 * closed blocked; paused is styled like draft (product §2.5); any other is neutral.
 */
export function statusStyle(status: string): StatusStyle {
  return Object.hasOwn(STYLES, status) ? (STYLES[status] ?? 'neutral') : 'neutral';
}
