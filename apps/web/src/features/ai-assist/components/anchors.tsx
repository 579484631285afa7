import { Button, NativeSelect, NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { anchorsQuery, useSaveAnchors } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';

interface AnchoredItem {
  readonly subtrait_id: string;
  readonly subtrait: string;
  readonly anchors: Readonly<Record<string, number>>;
}

/** Which O*NET elements say how much each subtrait matters; a subtrait without any is never proposed. */
export function Anchors() {
  const t = useText(messages);
  const named = useLibraryNames();
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <QueryView query={useQuery(anchorsQuery())}>
      {({ elements, items }) => {
        const edited = items.find(({ subtrait_id }) => subtrait_id === editing);
        return (
          <Stack gap={5}>
            <p>{t('ai.anchors_about')}</p>
            {edited && (
              <Editor
                key={edited.subtrait_id}
                item={edited}
                elements={elements}
                onDone={() => setEditing(null)}
              />
            )}
            <SimpleTable
              caption={t('ai.tab.anchors')}
              stacks
              columns={[
                { key: 'subtrait', header: t('ai.subtrait') },
                { key: 'anchors', header: t('ai.elements') },
                { key: 'edit', header: t('ai.change') },
              ]}
              rows={items.map((item) => ({
                key: item.subtrait_id,
                cells: [
                  named('entries', item.subtrait),
                  Object.keys(item.anchors).length === 0 ? (
                    <span key="none" className={classes.quiet}>
                      {t('ai.no_anchor')}
                    </span>
                  ) : (
                    <bdi key="anchors">
                      {Object.entries(item.anchors)
                        .map(([element, weight]) => `${element} ${weight}`)
                        .join(', ')}
                    </bdi>
                  ),
                  <Button
                    key="edit"
                    variant="default"
                    size="sm"
                    aria-label={t('ai.change_anchors', { name: named('entries', item.subtrait) })}
                    onClick={() => setEditing(item.subtrait_id)}
                  >
                    {t('ai.change')}
                  </Button>,
                ],
              }))}
            />
          </Stack>
        );
      }}
    </QueryView>
  );
}

function Editor(props: {
  readonly item: AnchoredItem;
  readonly elements: readonly string[];
  readonly onDone: () => void;
}) {
  const { item, elements, onDone } = props;
  const t = useText(messages);
  const named = useLibraryNames();
  const [anchors, setAnchors] = useState<Record<string, number>>({ ...item.anchors });
  const save = useSaveAnchors();
  const free = elements.filter((element) => !Object.hasOwn(anchors, element));
  return (
    <Panel title={named('entries', item.subtrait)}>
      <Stack>
        {Object.entries(anchors).map(([element, weight]) => (
          <Row key={element} align="end">
            <NumberInput
              label={<bdi>{element}</bdi>}
              value={weight}
              min={0.05}
              max={10}
              step={0.25}
              decimalScale={2}
              onChange={(value) =>
                setAnchors({ ...anchors, [element]: typeof value === 'number' && value > 0 ? value : 1 })
              }
            />
            <Button
              variant="default"
              onClick={() =>
                setAnchors(Object.fromEntries(Object.entries(anchors).filter(([each]) => each !== element)))
              }
            >
              {t('ai.remove_element', { element })}
            </Button>
          </Row>
        ))}
        <NativeSelect
          label={t('ai.add_element')}
          value=""
          data={[
            { value: '', label: t('ai.choose_element') },
            ...free.map((value) => ({ value, label: value })),
          ]}
          onChange={({ currentTarget: { value } }) => value !== '' && setAnchors({ ...anchors, [value]: 1 })}
        />
        {save.error && <Banner tone="danger">{save.error.message}</Banner>}
        <Row>
          <Button
            loading={save.isPending}
            onClick={() => save.mutate({ subtrait_id: item.subtrait_id, anchors }, { onSuccess: onDone })}
          >
            {t('ai.save_anchors')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('ai.cancel')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
