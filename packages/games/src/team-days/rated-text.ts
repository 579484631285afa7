import type { SayRated } from '../task-view.ts';
import { placeOf } from './scenarios.ts';

/** A response with its scenario, as candidates read them. */
export const sayRated: SayRated = (words, { key, group }) => ({
  title: words.formatMessage({ id: `team-days.place_${placeOf(group)}` }),
  situation: words.formatMessage({ id: `team-days.${group}.situation` }),
  response: words.formatMessage({ id: `team-days.${key}` }),
});
