import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  addEducation,
  addExperience,
  candidateStats,
  profileInfo,
  removeEducation,
  removeExperience,
  updateEducation,
  updateExperience,
  updateProfile,
} from '@tryout/contract/profiles/profiles';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type Profile = NonNullable<RouteResult<typeof profileInfo>['candidate']>;
export type Experience = Profile['experience'][number];
export type Education = Profile['education'][number];
export type ExperienceFields = RouteSend<typeof addExperience>['body'];
export type EducationFields = RouteSend<typeof addEducation>['body'];

export const profileQuery = () => routeQuery(profileInfo);
export const statsQuery = () => routeQuery(candidateStats);

/** A change of the own profile: says what the server said and reads the profile again. */
function useChange<T>(send: (given: T) => Promise<{ message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'profiles');
    },
    meta: { showsError: true },
  });
}

export const useUpdateProfile = () =>
  useChange((body: RouteSend<typeof updateProfile>['body']) => callRouteForMessage(updateProfile, { body }));

export const useSaveExperience = () =>
  useChange(({ id, key, fields }: { id: string | null; key: string; fields: ExperienceFields }) =>
    id === null
      ? callRouteForMessage(addExperience, { body: fields, idempotencyKey: key })
      : callRouteForMessage(updateExperience, { params: { experience_id: id }, body: fields }),
  );

export const useRemoveExperience = () =>
  useChange((experience_id: string) => callRouteForMessage(removeExperience, { params: { experience_id } }));

export const useSaveEducation = () =>
  useChange(({ id, key, fields }: { id: string | null; key: string; fields: EducationFields }) =>
    id === null
      ? callRouteForMessage(addEducation, { body: fields, idempotencyKey: key })
      : callRouteForMessage(updateEducation, { params: { education_id: id }, body: fields }),
  );

export const useRemoveEducation = () =>
  useChange((education_id: string) => callRouteForMessage(removeEducation, { params: { education_id } }));
