import {
  addComment as addCommentRoute,
  changeComment as changeCommentRoute,
  listApplicantMails,
  listComments as listCommentsRoute,
  listLog,
  listMentionable,
  listMessages,
  listOwnMessages,
  listPeopleToShareWith,
  readMessages as readMessagesRoute,
  readOwnMessages,
  sendMessage,
  sendMessages,
  sendOwnMessage,
  shareApplicant as shareRoute,
  verifyLog as verifyLogRoute,
} from '@tryout/contract/applicants/applicant-talk';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { seenApplicant, seenApplicantsOf } from '../find-applicant.ts';
import { readLog, verifyLog } from '../record/application-log-view.ts';
import { addComment, changeComment, listComments, mentionable } from './comments.ts';
import { mailsOf } from './mails.ts';
import {
  messagesOf,
  readMessages,
  sendFromCandidate,
  sendToApplicant,
  sendToApplicants,
} from './messages.ts';
import { peopleToShareWith, shareApplicant } from './share-applicant.ts';

/** Comments, messages of both sides, sharing, and the log. */
export const talkHandlers: readonly Handled[] = [
  handle(listCommentsRoute, async (call) => ({
    data: { items: await listComments(signedAct(call), seenApplicant(call, call.query.application_id)) },
  })),
  handle(addCommentRoute, async (call) => ({
    data: await addComment(signedAct(call), seenApplicant(call, call.body.application_id), call.body),
    status: 201,
  })),
  handle(changeCommentRoute, async (call) => ({
    data: await changeComment(signedAct(call), call.refs.row(call.params.comment_id), call.body),
  })),
  handle(listMentionable, async (call) => {
    const { applicant } = seenApplicant(call, call.query.application_id);
    return { data: { items: await mentionable(call.db, applicant.position_id) } };
  }),
  handle(listPeopleToShareWith, async (call) => ({
    data: await peopleToShareWith(signedAct(call), seenApplicant(call, call.query.application_id)),
  })),
  handle(shareRoute, async (call) => ({
    data: await shareApplicant(signedAct(call), seenApplicant(call, call.body.application_id), call.body),
  })),
  handle(listMessages, async (call) => {
    const { applicant } = seenApplicant(call, call.query.application_id);
    return { data: await messagesOf(call.db, applicant.id, 'team') };
  }),
  handle(listApplicantMails, async (call) => {
    const { applicant, rights } = seenApplicant(call, call.query.application_id);
    return { data: await mailsOf(call.db, applicant.id, rights) };
  }),
  handle(sendMessage, async (call) => {
    seenApplicant(call, call.body.application_id);
    return { data: await sendToApplicant(signedAct(call), call.body), status: 201 };
  }),
  handle(sendMessages, async (call) => {
    const { position_id, application_ids, body } = call.body;
    seenApplicantsOf(call, position_id, application_ids);
    return { data: await sendToApplicants(signedAct(call), application_ids, body) };
  }),
  handle(readMessagesRoute, async (call) => {
    const { applicant } = seenApplicant(call, call.body.application_id);
    await readMessages(call, applicant, 'candidate');
    return { data: {} };
  }),
  handle(listOwnMessages, async (call) => ({
    data: await messagesOf(call.db, call.params.application_id, 'candidate'),
  })),
  handle(sendOwnMessage, async (call) => ({
    data: await sendFromCandidate(signedAct(call), { ...call.body, ...call.params }),
    status: 201,
  })),
  handle(readOwnMessages, async (call) => {
    const application = call.refs.row(call.params.application_id);
    await readMessages(call, application, 'team');
    return { data: {} };
  }),
  handle(listLog, async (call) => {
    const seen = seenApplicant(call, call.query.application_id);
    return { data: { items: await readLog(call.db, seen) } };
  }),
  handle(verifyLogRoute, async (call) => {
    const { applicant } = seenApplicant(call, call.query.application_id);
    return { data: await verifyLog(call.db, applicant.id) };
  }),
];
