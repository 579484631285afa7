import { normalizeLinkedin } from '@tryout/domain/accounts/linkedin';
import type { SignedAct } from '../../platform/act.ts';
import { type ProfileChange, storeProfile } from './profiles.queries.ts';

/** Stores changed fields of one's own profile; those left out stay. An address at LinkedIn is stored in one form. */
export async function changeProfile({ db, actor }: SignedAct, change: ProfileChange): Promise<void> {
  const { linkedin } = change;
  const link = linkedin ? { linkedin: normalizeLinkedin(linkedin).url ?? '' } : {};
  await storeProfile(db, actor.user_id, { ...change, ...link });
}
