/** The settings by what they are about, in order; one that is in none of them is shown at the end. */
export const CONFIG_GROUPS = {
  platform: ['maintenance_mode', 'maintenance_banner', 'default_time_zone', 'count_visits'],
  accounts: [
    'free_mail_domains',
    'password_min',
    'session_days',
    'session_longest_days',
    'super_admins_second_factor',
    'pin_minutes',
    'pin_tries',
  ],
  hiring: [
    'invite_days',
    'applications_per_organization',
    'reapply_days',
    'undo_minutes',
    'undo_minutes_many',
  ],
  backups: ['backups_nightly', 'backup_passphrase', 'backups_kept'],
  uploads: ['upload_cv_mb', 'upload_answer_mb', 'upload_picture_mb'],
  scores: ['min_coverage_percent'],
  integrity: [
    'integrity_interruptions',
    'integrity_looks_away',
    'integrity_too_fast_percent',
    'integrity_drift_s',
  ],
  contact: ['mail_reply_to', 'leads_open', 'early_bird_until'],
  places: ['geocoder_address', 'geocoder_kind', 'map_tiles_address', 'map_tiles_attribution'],
  pictures: ['picture_service', 'picture_service_address', 'picture_service_key'],
  other: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** See `CONFIG_GROUPS`. */
export type ConfigGroup = keyof typeof CONFIG_GROUPS;

/** The group that a setting belongs to. */
export function groupOf(key: string): ConfigGroup {
  const found = Object.entries(CONFIG_GROUPS).find(([, keys]) => (keys as readonly string[]).includes(key));
  return (found?.[0] as ConfigGroup | undefined) ?? 'other';
}
