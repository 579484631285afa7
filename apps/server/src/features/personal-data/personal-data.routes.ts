import { anonymiseCandidate, copyForCandidate } from '@tryout/contract/administration/platform-lists';
import {
  askForCopy,
  downloadCopy,
  eraseMe,
  liftHold,
  listHolds,
  placeHold,
  readCopy,
  readOwnData,
} from '@tryout/contract/personal-data/personal-data';
import { previewRetention, readRetention, setRetention } from '@tryout/contract/personal-data/retention';
import {
  answerReview,
  askForReview,
  explainApplication,
  listReviews,
  readRightsCounts,
  setDataChoice,
  takeReview,
  withdrawReview,
} from '@tryout/contract/personal-data/reviews';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { organizationOf } from '../organizations/public.ts';
import { chooseForData } from './choices.ts';
import * as copies from './copies.ts';
import * as forCandidates from './for-candidates.ts';
import * as holds from './holds.ts';
import { askForErasure, ownData } from './own-data.ts';
import { personalDataSay } from './personal-data.messages.ts';
import * as retention from './retention/retention.ts';
import { explain } from './reviews/explain.ts';
import * as reviews from './reviews/reviews.ts';
import { rightsCountsOf } from './reviews/rights-counts.ts';

/** A person's data: a copy of it, erasing it, and what an organization has to hold. */
export const personalDataHandlers: readonly Handled[] = [
  handle(readOwnData, async (call) => ({ data: await ownData(signedAct(call)) })),
  handle(askForCopy, async (call) => ({ data: await copies.askForCopy(signedAct(call)), status: 202 })),
  handle(readCopy, async (call) => ({ data: await copies.copyBehindLink(call, call.params.token) })),
  handle(downloadCopy, async (call) => {
    await copies.sendCopy(call, call.params.token);
    return undefined;
  }),
  handle(eraseMe, async (call) => ({
    data: await askForErasure(signedAct(call), call.body),
    status: 202,
    message: personalDataSay('personal-data.erasing'),
  })),
  handle(copyForCandidate, async (call) => {
    await forCandidates.copyForCandidate(signedAct(call), call.params.user_id, call.body.reason);
    return { data: {}, status: 202, message: personalDataSay('personal-data.copy_for_candidate') };
  }),
  handle(anonymiseCandidate, async (call) => {
    await forCandidates.anonymiseCandidate(signedAct(call), call.params.user_id, call.body);
    return { data: {}, status: 202, message: personalDataSay('personal-data.candidate_erasing') };
  }),
  handle(placeHold, async (call) => ({
    data: await holds.placeHold(signedAct(call), call.refs.row(call.body.application_id), call.body),
    status: 201,
    message: personalDataSay('personal-data.held'),
  })),
  handle(liftHold, async (call) => {
    await holds.liftHold(signedAct(call), call.refs.row(call.query.application_id));
    return { data: {}, message: personalDataSay('personal-data.lifted') };
  }),
  handle(listHolds, async (call) => ({
    data: await holds.holdsOf(
      signedAct(call),
      organizationOf(signedAct(call).actor, call.query.organization_id),
    ),
  })),
  handle(explainApplication, async (call) => ({
    data: await explain(signedAct(call), call.refs.row(call.query.application_id).id),
  })),
  handle(askForReview, async (call) => ({
    data: await reviews.askForReview(signedAct(call), call.refs.row(call.body.application_id), call.body),
    status: 201,
    message: personalDataSay('personal-data.review_sent'),
  })),
  handle(withdrawReview, async (call) => {
    await reviews.withdrawReview(signedAct(call), call.refs.row(call.body.review_request_id));
    return { data: {}, message: personalDataSay('personal-data.review_withdrawn') };
  }),
  handle(listReviews, async (call) => ({ data: await reviews.reviewsFor(signedAct(call), call.query) })),
  handle(takeReview, async (call) => ({
    data: await reviews.takeReview(signedAct(call), call.refs.row(call.body.review_request_id)),
  })),
  handle(answerReview, async (call) => ({
    data: await reviews.answerReview(signedAct(call), call.refs.row(call.body.review_request_id), call.body),
    message: personalDataSay('personal-data.review_answered'),
  })),
  handle(setDataChoice, async (call) => {
    await chooseForData(signedAct(call), call.body);
    return { data: {}, message: personalDataSay('personal-data.choice_saved') };
  }),
  handle(readRightsCounts, async (call) => ({
    data: await rightsCountsOf(call, organizationOf(signedAct(call).actor, call.query.organization_id)),
  })),
  handle(readRetention, async (call) => ({
    data: await retention.retentionOf(
      signedAct(call),
      organizationOf(signedAct(call).actor, call.query.organization_id),
    ),
  })),
  handle(previewRetention, async (call) => ({
    data: await retention.previewOf(
      signedAct(call),
      organizationOf(signedAct(call).actor, call.body.organization_id),
      call.body.rules,
    ),
  })),
  handle(setRetention, async (call) => ({
    data: await retention.setRetention(
      signedAct(call),
      organizationOf(signedAct(call).actor, call.body.organization_id),
      call.body.rules,
    ),
    message: personalDataSay('personal-data.retention_saved'),
  })),
];
