import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import type { EntryDetail } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';
import classes from './uses-panel.module.css';

/** Where an entry is used: games, formulas, templates, simulations. */
export function UsesPanel({ uses }: { uses: EntryDetail['uses'] }) {
  const t = useText(messages);
  const { list } = useFormat();
  const owned = [
    { key: 'templates' as const, ...uses.score_templates },
    { key: 'simulations' as const, ...uses.simulations },
  ];
  return (
    <Panel title={t('traits.uses.title', { count: uses.total })}>
      {uses.total === 0 ? (
        <p>{t('traits.uses.none')}</p>
      ) : (
        <Stack gap={2}>
          {uses.tasks.length > 0 && <p>{t('traits.uses.tasks', { tasks: list(uses.tasks) })}</p>}
          {uses.formulas.count > 0 && (
            <Disclosure label={t('traits.uses.formulas', { count: uses.formulas.count })}>
              <ul className={classes.list}>
                {uses.formulas.items.map((formula) => (
                  <li key={formula.id}>
                    <bdi>{formula.name}</bdi>
                    <span className={classes.small}>
                      {t('traits.uses.formula', { version: formula.version, task: formula.task_name })}
                    </span>
                    <StatusChip
                      status={formula.status}
                      label={t(`traits.status.${formula.status === 'published' ? 'published' : 'draft'}`)}
                    />
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
          {owned
            .filter((one) => one.count > 0)
            .map((one) => (
              <Disclosure key={one.key} label={t(`traits.uses.${one.key}`, { count: one.count })}>
                <ul className={classes.list}>
                  {one.names.map((name) => (
                    <li key={name}>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                  {one.of_organizations > 0 && (
                    <li>{t('traits.uses.of_organizations', { count: one.of_organizations })}</li>
                  )}
                </ul>
              </Disclosure>
            ))}
        </Stack>
      )}
    </Panel>
  );
}
