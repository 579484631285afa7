import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { positionCultureQuery, useSetPositionCulture } from '../culture-questions.api.ts';
import { messages } from '../culture-questions.messages.ts';
import { CultureWeight } from './culture-weight.tsx';

/** Whether candidates of a position are asked culture questions. Nothing where the platform has none. */
export default function PositionCulture({ positionId }: { readonly positionId: string }) {
  const t = useText(messages);
  const { data } = useQuery(positionCultureQuery(positionId));
  const set = useSetPositionCulture(positionId);
  if (!data || (data.questions === 0 && !data.asks)) return null;
  return (
    <Panel title={t('culture.position.title')}>
      <Stack gap={4}>
        <CheckBox
          label={t('culture.position.asks', { count: data.questions })}
          checked={set.isPending ? set.variables : data.asks}
          disabled={set.isPending}
          onChange={(asks) => set.mutate(asks)}
        />
        <p>{t('culture.position.about')}</p>
        {data.asks && data.is_thin && <p>{t('culture.position.thin')}</p>}
        {data.asks && <CultureWeight positionId={positionId} culture={data} />}
      </Stack>
    </Panel>
  );
}
