import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import type { Simulation } from '../simulations.api.ts';
import { messages } from '../simulations.messages.ts';
import { asTemplate, templateRows } from '../template-rows.ts';
import { EffectiveWeights } from '../weights/effective-weights.tsx';
import { messages as weightsMessages } from '../weights/weights.messages.ts';
import { TemplateReasons } from './template-reasons.tsx';
import classes from './template-table.module.css';

/** The score template's weights, one row a subtrait; a name stands where it begins. */
export function TemplateTable({
  template,
  simulationId,
}: {
  template: Simulation['score_template'];
  simulationId: string;
}) {
  const t = useText(messages);
  const named = useLibraryNames();
  const w = useText(weightsMessages);
  const { number } = useFormat();
  const definition = asTemplate(template.definition);
  const rows = definition ? templateRows(definition) : [];
  const weighed = (name: string, weight: number) => (
    <>
      {name} <span className={classes.weight}>{number(weight)}</span>
    </>
  );
  return (
    <Stack gap={5}>
      <Panel title={t('simulations.template.title')}>
        <p className={classes.about}>
          {t('simulations.template.about', {
            name: named('simulations', template.name),
            version: template.version,
          })}
        </p>
        <SimpleTable
          caption={t('simulations.template.table')}
          columns={[
            { key: 'subtrait', header: t('simulations.template.subtrait') },
            { key: 'trait', header: t('simulations.template.trait') },
            { key: 'category', header: t('simulations.template.category') },
            { key: 'boost', header: t('simulations.template.boost'), align: 'end' },
            { key: 'share', header: t('simulations.template.share'), align: 'end' },
          ]}
          rows={rows.map((row) => ({
            key: row.key,
            cells: [
              weighed(named('entries', row.subtrait), row.weightage),
              weighed(named('entries', row.trait), row.trait_weightage),
              weighed(named('entries', row.category), row.category_weightage),
              number(row.boost),
              number(row.share, { style: 'percent', maximumFractionDigits: 1 }),
            ],
          }))}
        />
        {definition && <TemplateReasons template={definition} />}
      </Panel>
      {definition && definition.categories.length > 0 && (
        <Panel title={w('weights.title')}>
          <p>{w('weights.about')}</p>
          <EffectiveWeights simulationId={simulationId} template={definition} withReliability />
        </Panel>
      )}
    </Stack>
  );
}
