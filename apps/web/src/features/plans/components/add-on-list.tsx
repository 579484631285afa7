import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AddOnEntry } from '@tryout/contract/plans/manage-plans';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { CommonStatusChip } from '../../../ui/marks/common-status-chip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import {
  allAddOnsQuery,
  featuresQuery,
  useDiscardAddOn,
  useMoveAddOn,
  usePublishAddOn,
} from '../plans.api.ts';
import { messages } from '../plans.messages.ts';
import { AddOnDialog } from './add-on-dialog.tsx';
import { OfferActions } from './offer-actions.tsx';
import { usePlanWords } from './use-plan-words.ts';
import { VersionTable } from './version-table.tsx';

/** A13: every add-on in the order of its price, with its versions. */
export function AddOnList() {
  const t = useText(messages);
  const addOns = useQuery(allAddOnsQuery());
  const features = useQuery(featuresQuery());
  const [edited, setEdited] = useState<AddOnEntry | 'new' | null>(null);
  const add = <Button onClick={() => setEdited('new')}>{t('plans.add_ons.add')}</Button>;
  return (
    <Stack gap={5}>
      <QueryView query={addOns}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('plans.add_ons.empty')} action={add} />
          ) : (
            <>
              <div>{add}</div>
              {items.map((addOn) => (
                <AddOnPanel key={addOn.id} addOn={addOn} onEdit={() => setEdited(addOn)} />
              ))}
            </>
          )
        }
      </QueryView>
      {edited && features.data && (
        <AddOnDialog
          features={features.data.items}
          addOn={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}

function AddOnPanel({ addOn, onEdit }: { addOn: AddOnEntry; onEdit: () => void }) {
  const t = useText(messages);
  const format = useFormat();
  const words = usePlanWords();
  const name = addOn.versions[0]?.name ?? addOn.key;
  return (
    <Panel
      title={
        <Row gap={3}>
          <bdi>{name}</bdi>
          <CommonStatusChip status={addOn.status} />
        </Row>
      }
    >
      <Stack gap={3}>
        <p>{format.list(addOn.audiences.map((one) => t(`plans.audience.${one}`)))}</p>
        <VersionTable
          name={name}
          versions={addOn.versions.map((one) => ({
            ...one,
            price: t(`plans.add_on.${one.every ?? 'once'}`, { price: words.price(one.price, one.currency) }),
            gives: one.grants,
          }))}
        />
        <OfferActions
          id={addOn.id}
          name={name}
          status={addOn.status}
          versions={addOn.versions}
          onEdit={onEdit}
          publish={usePublishAddOn()}
          discard={useDiscardAddOn()}
          move={useMoveAddOn()}
        />
      </Stack>
    </Panel>
  );
}
