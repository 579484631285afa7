import type { MadeApplication } from './apply-all.ts';
import type { InnerClient } from './inner-client.ts';

const POSITION = 'planner';
const NOTES = [
  'plan which ship is loaded where and when',
  'keep crews and customers informed of changes',
  'two years of experience in planning or dispatch',
  'we offer flexible shifts and 30 days of holidays',
].join('\n');

/** A few drafts of the demo, taken and discarded, so that the log of drafts has something to show. */
export async function draftAll(
  client: InnerClient,
  as: string,
  positions: ReadonlyMap<string, { readonly id: string }>,
  applications: readonly MadeApplication[],
): Promise<void> {
  const position_id = positions.get(POSITION)?.id ?? '';
  const make = (path: string, body: object) => client.call('POST', `/ai/drafts${path}`, as, body);
  const settle = ({ ai_run_id }: Record<string, unknown>, text: string | null) =>
    client.call('POST', `/ai/runs/${String(ai_run_id)}/settle`, as, {
      taken: text !== null,
      text: text ?? '',
    });
  const advert = await make('/position/text', { position_id, notes: NOTES, language: 'en' });
  await settle(advert, `${String(advert.text)}\n\nQuestions? Ask the planning team.`);
  const rule = await make('/question/rule', {
    position_id,
    sentence: 'Must be willing to work night shifts',
    language: 'en',
  });
  await settle(rule, 'Are you willing to work night shifts?');
  await settle(await make('/rejection/mail', { position_id, language: 'en', tone: 'warm' }), null);
  const application = applications.find((each) => each.position === POSITION);
  if (application) await make('/answers', { application_id: application.id });
}
