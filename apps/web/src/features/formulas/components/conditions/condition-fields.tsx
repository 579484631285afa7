import { Textarea, TextInput } from '@mantine/core';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { ConditionDetail } from '../../conditions.api.ts';
import { messages } from '../../conditions.messages.ts';
import { messages as page } from '../../formula-page.messages.ts';
import type { ConditionWork } from '../../use-condition-work.ts';

interface ConditionFieldsProps {
  detail: ConditionDetail;
  work: ConditionWork;
  readOnly: boolean;
}

/** Name and purpose. The name stays once a version was in force, for formulas write it. */
export function ConditionFields({ detail, work, readOnly }: ConditionFieldsProps) {
  const t = useText(messages);
  const pageText = useText(page);
  const isNamed = detail.versions.some(({ published_at }) => published_at !== null);
  return (
    <Panel title={pageText('formulas.part.more')}>
      <Stack gap={3}>
        <TextInput
          label={t('formulas.conditions.name')}
          description={isNamed ? t('formulas.conditions.name_fixed') : undefined}
          required
          maxLength={80}
          readOnly={readOnly || isNamed}
          value={work.value.name}
          onChange={(event) => work.change({ name: event.currentTarget.value })}
        />
        <Textarea
          label={t('formulas.conditions.description')}
          autosize
          minRows={2}
          maxLength={2000}
          readOnly={readOnly}
          value={work.value.description}
          onChange={(event) => work.change({ description: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  );
}
