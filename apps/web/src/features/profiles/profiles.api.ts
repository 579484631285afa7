import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import {
  candidateStats,
  downloadResume,
  importResume,
  profileInfo,
  removePicture,
} from '@tryout/contract/profiles/profiles';
import { listSkills } from '@tryout/contract/reference-data/reference-data';
import { callRoute } from '../../platform/api/api-client.ts';
import { errorFromAnswer } from '../../platform/api/api-error.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { requestHeaders } from '../../platform/api/request-headers.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { routeUrl } from '../../platform/api/route-url.ts';
import { saveFile } from '../../ui/controls/save-file.ts';

export type Profile = NonNullable<RouteResult<typeof profileInfo>['candidate']>;
export type Experience = Profile['experience'][number];
export type Education = Profile['education'][number];
export type ResumeAnswer = RouteResult<typeof importResume>;

export const profileQuery = () => routeQuery(profileInfo);
export const statsQuery = () => routeQuery(candidateStats);

/** Names that the platform knows, to choose from while one is typed. */
export const skillsQuery = (kind: 'skill' | 'technical_skill', search: string) => ({
  ...routeQuery(listSkills, { query: { kind, search } }),
  staleTime: 300_000,
});

export function useRemovePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: 'picture' | 'cover') => callRoute(removePicture, { params: { which } }),
    onSuccess: () => invalidateFeature(client, 'profiles'),
  });
}

export function useImportResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ resume, is_trial }: { resume: Record<string, unknown>; is_trial: boolean }) =>
      callRoute(importResume, { body: { resume, is_trial } }),
    onSuccess: (_answer, { is_trial }) => (is_trial ? undefined : invalidateFeature(client, 'profiles')),
    meta: { showsError: true },
  });
}

/** The profile as a file of JSON Resume. */
export const useSaveResume = () =>
  useMutation({
    mutationFn: async () => {
      const answer = await fetch(routeUrl(downloadResume.path, {}), {
        headers: requestHeaders('GET'),
        credentials: 'same-origin',
      });
      if (!answer.ok) throw errorFromAnswer(answer.status, await answer.json().catch(() => null), 'GET');
      saveFile(await answer.blob(), 'resume.json');
    },
  });
