import type { SharedStep } from '@tryout/domain/interviews/calendar-grid';
import { clockAt, clockText, offsetText } from '../clock-text.ts';
import type { AxisLine } from './grid-model.ts';

/**
 * The lines of an axis: the clock of its own zone, of a time that comes twice with its distance from UTC, and those of
 * the other zones. Where these are not the same on all days, since only one of two countries has changed its clocks, each
 * is written with the first day it is right for.
 */
export function axisLines(
  zones: readonly string[],
  shared: readonly SharedStep[],
  lanes: readonly { readonly day: string; readonly steps: readonly (number | null)[] }[],
  dayText: (day: string) => string,
): AxisLine[] {
  const [axis = 'UTC', ...others] = zones;
  return shared.map((step, index) => {
    const key = `${step.minute}-${step.turn}`;
    const isTwice = shared.some((each) => each.minute === step.minute && each.turn !== step.turn);
    const own = clockText(step.minute);
    if (step.minute % 60 !== 0 && !isTwice) return { key, name: own, labels: [] };
    const days = lanes.flatMap(({ day, steps }) => {
      const at = steps[index];
      return at === null || at === undefined ? [] : [{ day, at }];
    });
    const [first] = days;
    const labels = others.map((zone) => {
      const shown: string[] = [];
      let last = '';
      for (const { day, at } of days) {
        const clock = clockAt(zone, at);
        if (clock !== last) shown.push(last === '' ? clock : `${dayText(day)} ${clock}`);
        last = clock;
      }
      return shown.join(' · ');
    });
    return {
      key,
      name: own,
      labels: [isTwice && first ? `${own} ${offsetText(axis, first.at)}` : own, ...labels],
    };
  });
}
