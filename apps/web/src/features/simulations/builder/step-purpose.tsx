import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { StepProps } from './step-props.ts';
import { TypedArea, TypedText } from './typed-text.tsx';

/** Step 1: what the simulation is for. */
export function StepPurpose({ builder, catalog, errorOf }: StepProps) {
  const t = useText(messages);
  const known = useId();
  const { basics } = builder.draft;
  const set = (changes: Partial<typeof basics>) => builder.change({ basics: { ...basics, ...changes } });
  const { industries, work_categories } = catalog.options;
  return (
    <Panel>
      <div className={classes.grid}>
        <TypedText
          className={classes.wide}
          id={fieldId('name')}
          label={t('builder.name')}
          description={t('builder.name.about')}
          required
          maxLength={120}
          value={basics.name}
          error={basics.name.trim() === '' ? t('builder.name.missing') : errorOf('name')}
          onText={(name) => set({ name })}
        />
        <TypedArea
          className={classes.wide}
          id={fieldId('purpose')}
          label={t('builder.purpose')}
          description={t('builder.purpose.about')}
          maxLength={2000}
          value={basics.purpose}
          error={errorOf('purpose')}
          onText={(purpose) => set({ purpose })}
        />
        <TypedText
          id={fieldId('category')}
          label={t('builder.category')}
          description={t('builder.category.about')}
          maxLength={60}
          list={known}
          value={basics.category}
          error={errorOf('category')}
          onText={(category) => set({ category })}
        />
        <datalist id={known}>
          {work_categories.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <NativeSelect
          id={fieldId('industry_id')}
          label={t('builder.industry')}
          description={t('builder.industry.about')}
          value={basics.industry_id ?? ''}
          error={errorOf('industry_id')}
          data={[
            { value: '', label: t('builder.industry.none') },
            ...industries.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => set({ industry_id: event.currentTarget.value || null })}
        />
        <NativeSelect
          id={fieldId('device')}
          label={t('builder.device')}
          description={t('builder.device.about')}
          value={basics.device}
          error={errorOf('device')}
          data={[
            { value: 'any', label: t('builder.device.any') },
            { value: 'desktop', label: t('builder.device.desktop') },
          ]}
          onChange={(event) => set({ device: event.currentTarget.value === 'desktop' ? 'desktop' : 'any' })}
        />
      </div>
    </Panel>
  );
}
