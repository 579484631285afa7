import {
  nameWhatIfPeople,
  readTemplateWhatIf,
  readWhatIf,
  undoWhatIf,
  useWhatIf,
} from '@tryout/contract/what-if/what-if';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { peopleOfWhatIf, whatIfOf } from './read-what-if.ts';
import { comparisonOfTemplate, goBack, putInPlace } from './use-what-if.ts';
import { whatIfSay } from './what-if.messages.ts';

/** What other settings would make of the people of a position. */
export const whatIfHandlers: readonly Handled[] = [
  handleWithoutTransaction(readWhatIf, async (call) => ({
    data: await whatIfOf(signedAct(call), call.params.position_id, languageOf(call.request)),
  })),

  handle(nameWhatIfPeople, async (call) => ({
    data: await peopleOfWhatIf(signedAct(call), call.params.position_id, call.body.application_ids),
  })),

  handle(useWhatIf, async (call) => ({
    data: await putInPlace(signedAct(call), call.params.position_id, call.body),
    status: 201,
    message: whatIfSay('what-if.used'),
  })),

  handle(undoWhatIf, async (call) => ({
    data: await goBack(signedAct(call), call.params.position_id, call.body.score_template_id),
    message: whatIfSay('what-if.undone'),
  })),

  handle(readTemplateWhatIf, async (call) => ({
    data: await comparisonOfTemplate(signedAct(call), call.params.score_template_id),
  })),
];
