import {
  addEducation,
  addExperience,
  downloadResume,
  importResume as importRoute,
  ownPicture,
  previewProfile,
  profileInfo,
  removeEducation,
  removeExperience,
  removePicture,
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
import { sendMadeFile } from '../../platform/http/send-file.ts';
import { candidateStats } from './candidate-stats.ts';
import { addJob, addSchool, changeJob, changeSchool } from './change-entries.ts';
import { changeProfile } from './change-profile.ts';
import { readOwnProfile, shownProfileOf } from './profile-view.ts';
import { profilesSay } from './profiles.messages.ts';
import { deleteEducation, deleteExperience, findProfile, storePicture } from './profiles.queries.ts';
import { importResume, ownResume } from './resume-file.ts';
import { addFromCv } from './take-from-cv.ts';

const DONE = profilesSay('profiles.saved');

/** Shapes of a profile's pictures; the page cuts them out at 640 and 1600 pixels. */
const SQUARE = { aspect: 1, widest: 1280 } as const;
const BANNER = { aspect: 4, widest: 3200 } as const;

/** A person's own profile, jobs, schools, pictures and numbers. */
export const profilesHandlers: readonly Handled[] = [
  handle(profileInfo, async (call) => ({ data: await readOwnProfile(call.db, signedIn(call)) })),

  handle(previewProfile, async (call) => ({
    data: await shownProfileOf(call.db, signedIn(call).user_id),
  })),

  handle(updateProfile, async (call) => {
    const act = signedAct(call);
    const { versions, ...change } = call.body;
    await changeProfile(act, change, versions);
    return { data: await readOwnProfile(act.db, act.actor), message: DONE };
  }),

  handle(addExperience, async (call) => ({
    data: await addJob(signedAct(call), call.body),
    message: DONE,
    status: 201,
  })),
  handle(updateExperience, async (call) => ({
    data: await changeJob(signedAct(call), call.params.experience_id, call.body),
    message: DONE,
  })),
  handle(removeExperience, async (call) => {
    await deleteExperience(call.db, call.params.experience_id);
    return { data: {}, message: profilesSay('profiles.removed') };
  }),

  handle(addEducation, async (call) => ({
    data: await addSchool(signedAct(call), call.body),
    message: DONE,
    status: 201,
  })),
  handle(updateEducation, async (call) => ({
    data: await changeSchool(signedAct(call), call.params.education_id, call.body),
    message: DONE,
  })),
  handle(removeEducation, async (call) => {
    await deleteEducation(call.db, call.params.education_id);
    return { data: {}, message: profilesSay('profiles.removed') };
  }),

  handle(updateProfilePicture, async (call) => {
    const actor = signedIn(call);
    const whose = { owner_user_id: actor.user_id, organization_id: null };
    const file_id = await keepImage(call, 'picture', { purpose: 'profile_picture', ...whose }, SQUARE);
    await storePicture(call.db, actor.user_id, 'profile_picture_file_id', file_id);
    return { data: await readOwnProfile(call.db, actor), message: DONE };
  }),
  handle(updateCoverPicture, async (call) => {
    const actor = signedIn(call);
    const whose = { owner_user_id: actor.user_id, organization_id: null };
    const file_id = await keepImage(call, 'picture', { purpose: 'cover_picture', ...whose }, BANNER);
    await storePicture(call.db, actor.user_id, 'cover_picture_file_id', file_id);
    return { data: await readOwnProfile(call.db, actor), message: DONE };
  }),
  handle(removePicture, async (call) => {
    const actor = signedIn(call);
    const which = call.params.which === 'picture' ? 'profile_picture_file_id' : 'cover_picture_file_id';
    await storePicture(call.db, actor.user_id, which, null);
    return { data: await readOwnProfile(call.db, actor), message: profilesSay('profiles.removed') };
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

  handle(downloadResume, async (call) => {
    const resume = await ownResume(signedAct(call));
    sendMadeFile(call.reply, {
      name: 'resume.json',
      media_type: 'application/json',
      content: `${JSON.stringify(resume, null, 2)}\n`,
    });
    return undefined;
  }),
  handle(importRoute, async (call) => {
    const { resume, is_trial } = call.body;
    const data = await importResume(signedAct(call), resume, is_trial);
    return is_trial ? { data } : { data, message: DONE };
  }),

  handle(statsRoute, async (call) => ({ data: await candidateStats(signedAct(call)) })),
];
