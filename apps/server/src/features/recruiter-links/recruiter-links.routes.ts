import {
  askCompany as askCompanyRoute,
  askRecruiter as askRecruiterRoute,
  changeLinkSettings,
  changeRecruiter,
  findCompanies,
  listClients,
  listRecruiters,
  moveClient,
  moveRecruiter,
  readLinkSettings,
} from '@tryout/contract/recruiter-links/recruiter-links';
import {
  chooseWorkingFor as chooseRoute,
  readWorkingFor,
} from '@tryout/contract/recruiter-links/working-for';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { askCompany, askRecruiter } from './ask-link.ts';
import { findOpenCompanies } from './companies.queries.ts';
import { changeSettings, linkSettings } from './link-settings.ts';
import { changeTerms } from './link-terms.ts';
import { listLinks } from './list-links.ts';
import { moveClientLink, moveRecruiterLink } from './move-link.ts';
import { linksSay } from './recruiter-links.messages.ts';
import { chooseWorkingFor, workingForNow } from './working-for.ts';

/** Links between recruiters and the companies they work for, and for whom a recruiter works now. */
export const recruiterLinksHandlers: readonly Handled[] = [
  handle(listRecruiters, async (call) => ({ data: await listLinks(signedAct(call), 'company', call.query) })),

  handle(listClients, async (call) => ({ data: await listLinks(signedAct(call), 'recruiter', call.query) })),

  handle(findCompanies, async (call) => ({
    data: { items: await findOpenCompanies(call.db, call.query.q) },
  })),

  handle(askCompanyRoute, async (call) => ({
    data: await askCompany(signedAct(call), call.body),
    message: linksSay('links.asked'),
    status: 201,
  })),

  handle(askRecruiterRoute, async (call) => ({
    data: await askRecruiter(signedAct(call), call.body),
    message: linksSay('links.invited', { email: call.body.email }),
    status: 201,
  })),

  handle(moveRecruiter, async (call) => ({
    data: await moveRecruiterLink(signedAct(call), call.params.link_id, call.body),
    message: linksSay(`links.moved.${call.body.to}`),
  })),

  handle(moveClient, async (call) => ({
    data: await moveClientLink(signedAct(call), call.params.company_id, call.body),
    message: linksSay(`links.moved.${call.body.to}`),
  })),

  handle(changeRecruiter, async (call) => ({
    data: await changeTerms(signedAct(call), call.params.link_id, call.body),
    message: linksSay('links.saved'),
  })),

  handle(readLinkSettings, async (call) => ({ data: await linkSettings(signedAct(call)) })),

  handle(changeLinkSettings, async (call) => ({
    data: await changeSettings(signedAct(call), call.body),
    message: linksSay('links.saved'),
  })),

  handle(readWorkingFor, async (call) => ({ data: await workingForNow(signedAct(call)) })),

  handle(chooseRoute, async (call) => {
    await chooseWorkingFor(signedAct(call), call.body.company_id);
    return { data: {} };
  }),
];
