import type { SayRated } from '../task-view.ts';
import { sayMessage } from './words.ts';

/** Names and numbers differ between candidates; experts read these. */
const SAMPLE = { name: 3, n: 7, time: 10 * 60 };

/** A message as candidates read it, and what could be done with it; no response where its urgency is rated. */
export const sayRated: SayRated = (words, { key, group }) => {
  const { subject, sender, text } = sayMessage(words, { id: group, ...SAMPLE });
  const rated = key.slice(group.length + 1);
  return {
    title: subject,
    situation: `${text} (${sender})`,
    response: rated === 'order' ? null : words.formatMessage({ id: `shift-desk.${rated}` }),
  };
};
