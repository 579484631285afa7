import {
  addEducation,
  addExperience,
  ownPicture,
  profileInfo,
  removeEducation,
  removeExperience,
  candidateStats as statsRoute,
  takeFromCv,
  updateCoverPicture,
  updateEducation,
  updateExperience,
  updateProfile,
  updateProfilePicture,
} from '@tryout/contract/profiles/profiles';
import { keepImage, sendImage } from '../../platform/files/images.ts';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { candidateStats } from './candidate-stats.ts';
import { changeProfile } from './change-profile.ts';
import { checkEducation, checkExperience, checkRoom } from './check-entries.ts';
import { readOwnProfile } from './profile-view.ts';
import { profilesSay } from './profiles.messages.ts';
import {
  deleteEducation,
  deleteExperience,
  findProfile,
  putEducation,
  putExperience,
} from './profiles.queries.ts';
import { addFromCv } from './take-from-cv.ts';

const DONE = profilesSay('profiles.saved');

/** A person's own profile, jobs, schools, pictures and numbers. */
export const profilesHandlers: readonly Handled[] = [
  handle(profileInfo, async (call) => ({ data: await readOwnProfile(call.db, signedIn(call)) })),

  handle(updateProfile, async (call) => {
    const act = signedAct(call);
    await changeProfile(act, call.body);
    return { data: await readOwnProfile(act.db, act.actor), message: DONE };
  }),

  handle(addExperience, async (call) => {
    const actor = signedIn(call);
    checkExperience(call.body);
    await checkRoom(call.db, 'experiences', actor.user_id);
    const experience_id = await putExperience(call.db, actor.user_id, null, call.body);
    return { data: { experience_id, ...call.body }, message: DONE, status: 201 };
  }),
  handle(updateExperience, async (call) => {
    checkExperience(call.body);
    const { experience_id } = call.params;
    await putExperience(call.db, signedIn(call).user_id, experience_id, call.body);
    return { data: { experience_id, ...call.body }, message: DONE };
  }),
  handle(removeExperience, async (call) => {
    await deleteExperience(call.db, call.params.experience_id);
    return { data: {}, message: profilesSay('profiles.removed') };
  }),

  handle(addEducation, async (call) => {
    const actor = signedIn(call);
    checkEducation(call.body);
    await checkRoom(call.db, 'educations', actor.user_id);
    const education_id = await putEducation(call.db, actor.user_id, null, call.body);
    return { data: { education_id, ...call.body }, message: DONE, status: 201 };
  }),
  handle(updateEducation, async (call) => {
    checkEducation(call.body);
    const { education_id } = call.params;
    await putEducation(call.db, signedIn(call).user_id, education_id, call.body);
    return { data: { education_id, ...call.body }, message: DONE };
  }),
  handle(removeEducation, async (call) => {
    await deleteEducation(call.db, call.params.education_id);
    return { data: {}, message: profilesSay('profiles.removed') };
  }),

  handle(updateProfilePicture, async (call) => {
    const actor = signedIn(call);
    const whose = { owner_user_id: actor.user_id, organization_id: null };
    const profile_picture_file_id = await keepImage(call, 'picture', {
      purpose: 'profile_picture',
      ...whose,
    });
    await changeProfile(signedAct(call), { profile_picture_file_id });
    return { data: await readOwnProfile(call.db, actor), message: DONE };
  }),
  handle(updateCoverPicture, async (call) => {
    const actor = signedIn(call);
    const whose = { owner_user_id: actor.user_id, organization_id: null };
    const cover_picture_file_id = await keepImage(call, 'picture', { purpose: 'cover_picture', ...whose });
    await changeProfile(signedAct(call), { cover_picture_file_id });
    return { data: await readOwnProfile(call.db, actor), message: DONE };
  }),
  handle(ownPicture, async (call) => {
    const profile = await findProfile(call.db, signedIn(call).user_id);
    const { profile_picture_file_id, cover_picture_file_id } = profile;
    return sendImage(call, call.params.which === 'picture' ? profile_picture_file_id : cover_picture_file_id);
  }),

  handle(takeFromCv, async (call) => {
    const act = signedAct(call);
    await addFromCv(act, call.body);
    return { data: await readOwnProfile(act.db, act.actor), message: DONE };
  }),

  handle(statsRoute, async (call) => ({ data: await candidateStats(signedAct(call)) })),
];
