import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addComment,
  type CommentVisibility,
  changeComment,
  listApplicantMails,
  listComments,
  listLog,
  listMentionable,
  listMessages,
  readMessages,
  sendMessage,
  sendMessages,
  verifyLog,
} from '@tryout/contract/applicants/applicant-talk';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

const of = (application_id: string) => ({ query: { application_id } });

export const commentsQuery = (id: string) => routeQuery(listComments, of(id));
export const mentionableQuery = (id: string) => ({
  ...routeQuery(listMentionable, of(id)),
  staleTime: 300_000,
});
export const messagesQuery = (id: string) => routeQuery(listMessages, of(id));
export const mailsQuery = (id: string) => routeQuery(listApplicantMails, of(id));
export const logQuery = (id: string) => routeQuery(listLog, of(id));

/** Adds a comment; the key makes a repeated press one comment. */
export function useAddComment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: {
      application_id: string;
      body: string;
      visibility: CommentVisibility;
      mentions: string[];
      key: string;
    }) => {
      const { key, ...body } = given;
      return callRoute(addComment, { body, idempotencyKey: key });
    },
    onSuccess: () => invalidateFeature(client, 'applicants'),
    meta: { showsError: true },
  });
}

export function useChangeComment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: string }) =>
      callRoute(changeComment, { params: { comment_id: id }, body: { body } }),
    onSuccess: () => invalidateFeature(client, 'applicants'),
    meta: { showsError: true },
  });
}

export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: { application_id: string; body: string; key: string }) =>
      callRoute(sendMessage, { body, idempotencyKey: key }),
    onSuccess: () => invalidateFeature(client, 'applicants'),
    meta: { showsError: true },
  });
}

/** Writes to several; the key makes a repeated press one message each. */
export function useSendMessages() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: RouteSend<typeof sendMessages>['body'] & { key: string }) =>
      callRoute(sendMessages, { body, idempotencyKey: key }),
    onSuccess: () => invalidateFeature(client, 'applicants'),
    meta: { showsError: true },
  });
}

export function useReadMessages() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (application_id: string) => callRoute(readMessages, { body: { application_id } }),
    onSuccess: () => invalidateFeature(client, 'applicants'),
  });
}

export function useVerifyLog() {
  return useMutation({
    mutationFn: (application_id: string) => callRoute(verifyLog, { query: { application_id } }),
  });
}
