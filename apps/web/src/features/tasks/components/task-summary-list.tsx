import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { TaskContent, TaskDetail } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';
import { useSettingWords } from '../use-setting-words.ts';
import classes from './task-summary-list.module.css';

interface TaskSummaryListProps {
  readonly content: TaskContent;
  readonly detail: TaskDetail;
}

/** A version of a task in short, to be compared with another. */
export function TaskSummaryList({ content, detail }: TaskSummaryListProps) {
  const t = useText(messages);
  const { list } = useFormat();
  const words = useSettingWords(detail.task.game_key);
  const settings = detail.parameters.map((spec) => {
    const own = content.preset?.[spec.key] ?? spec.default;
    const told =
      typeof own === 'number'
        ? words.amount(spec, own)
        : typeof own === 'string'
          ? words.option(spec, own)
          : String(own);
    return [words.name(spec), told] as const;
  });
  const limit = content.time_limit_s ?? null;
  const lines: readonly (readonly [string, string])[] = [
    [t('tasks.name'), content.name],
    [`${t('tasks.name')} (${t('tasks.words.ar')})`, content.words?.ar?.name ?? ''],
    [t('tasks.description'), content.description ?? ''],
    [t('tasks.instructions'), content.instructions ?? ''],
    ...settings,
    [
      t('tasks.time'),
      limit === null ? t('tasks.time.none') : t('tasks.minutes', { minutes: Math.round(limit / 6) / 10 }),
    ],
    [t('tasks.accommodations'), list(content.accommodations.map((each) => t(`tasks.accommodation.${each}`)))],
  ];
  return (
    <dl className={classes.list}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value || t('tasks.value.none')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
