import { ScoringError } from '@tryout/domain/score-cards/scoring';
import { startWhatIf, type WhatIf } from '@tryout/domain/what-if/what-if';
import { peopleOfData } from './people-of-data.ts';
import { type FromWorker, LISTED, type Mover, type ToWorker } from './what-if-messages.ts';

// Answers what-ifs in a thread of its own: sliders move on while 100,000 people are put in order.
let ask: ReturnType<typeof startWhatIf> | null = null;

addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  if ('data' in message) {
    ask = startWhatIf(peopleOfData(message.data), message.given);
    return;
  }
  postMessage(answered(message.settings));
});

function answered(settings: Parameters<NonNullable<typeof ask>>[0]): FromWorker {
  if (!ask) return null;
  try {
    const found = ask(settings);
    const mover = moverOf(found);
    return {
      figures: found.figures,
      came: found.came.slice(0, LISTED).map(mover),
      went: found.went.slice(0, LISTED).map(mover),
      is_empty: found.template.categories.length === 0,
    };
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error;
    return null;
  }
}

function moverOf({ before, after }: WhatIf): (row: number) => Mover {
  const fit = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);
  return (row) => ({
    row,
    fit_before: fit(before.fit[row]),
    fit_after: fit(after.fit[row]),
    place_before: before.place[row] || null,
    place_after: after.place[row] || null,
  });
}
