import type { Text } from '../../../platform/i18n/use-text.ts';
import type { CardMessage } from '../card.messages.ts';
import type { Card } from '../score-cards.api.ts';

type Played = Pick<Card, 'plays' | 'data_points'>;

/** How many of the tasks gave at least one value. */
export function tasksMeasured({ plays, data_points }: Played): {
  readonly used: number;
  readonly of: number;
} {
  const tasks = plays.flatMap((play) => play.tasks.map((_, index) => ({ play: play.id, index })));
  const used = tasks.filter(({ play, index }) =>
    data_points.some((point) => point.play_id === play && point.task_index === index && point.value !== null),
  );
  return { used: used.length, of: tasks.length };
}

/** What is known about how complete the data are, as facts. */
export function dataQuality(card: Played, t: Text<CardMessage>): string {
  const { used, of } = tasksMeasured(card);
  const early = card.plays.some((play) => play.state !== 'completed');
  return t(early ? 'card.quality.early' : 'card.quality.whole', { used, of });
}
