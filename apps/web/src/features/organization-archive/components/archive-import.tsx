import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ARCHIVE_BYTES,
  type CheckedArchive,
  checkOrganizationArchive,
  importOrganizationArchive,
} from '@tryout/contract/organization-archive/organization-archive';
import { useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { messages } from '../archive.messages.ts';
import classes from './archive-import.module.css';

/** Brings an organization from an archive into this installation, after a look at what would happen. */
export function ArchiveImport() {
  const t = useText(messages);
  const [checked, setChecked] = useState<CheckedArchive | null>(null);
  const [isStarted, setStarted] = useState(false);
  return (
    <Panel title={t('archive.import')}>
      <Stack gap={4}>
        <p>{t('archive.import.text')}</p>
        {isStarted ? (
          <Banner tone="success">{t('archive.import.started')}</Banner>
        ) : checked ? (
          <Checked checked={checked} onStarted={() => setStarted(true)} onAnother={() => setChecked(null)} />
        ) : (
          <FileDrop
            accept=".zip"
            maxBytes={ARCHIVE_BYTES}
            label={t('archive.import.file')}
            upload={async (file, options) => {
              setChecked(await uploadFile(checkOrganizationArchive, { file, ...options }));
            }}
          />
        )}
      </Stack>
    </Panel>
  );
}

function Checked({
  checked,
  onStarted,
  onAnother,
}: {
  checked: CheckedArchive;
  onStarted: () => void;
  onAnother: () => void;
}) {
  const t = useText(messages);
  const format = useFormat();
  const client = useQueryClient();
  const taken = checked.problems.includes('ids_taken');
  const differ = checked.problems.includes('accounts_differ');
  const refused = checked.problems.includes('database_right');
  const [ids, setIds] = useState<'kept' | 'mapped'>(taken ? 'mapped' : 'kept');
  const start = useMutation({
    mutationFn: () => callRoute(importOrganizationArchive, { body: { archive_id: checked.archive_id, ids } }),
    onSuccess: async () => {
      await invalidateFeature(client, 'background-jobs');
      onStarted();
    },
    meta: { showsError: true },
  });
  const counts = [
    [t('archive.rows'), checked.rows],
    [t('archive.files'), checked.files],
    [t('archive.accounts.new'), checked.accounts.new],
    [t('archive.accounts.known'), checked.accounts.known],
    [t('archive.accounts.candidates'), checked.accounts.candidates],
  ] as const;
  return (
    <Stack gap={4}>
      <h3>{checked.organization.name}</h3>
      <p>
        {t('archive.written', { when: format.date(checked.created_at), version: checked.product_version })}
      </p>
      <dl className={classes.counts}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {differ && (
        <Banner tone="danger">
          {t('archive.problem.accounts_differ', { emails: format.list(checked.accounts_that_differ) })}
        </Banner>
      )}
      {refused && <Banner tone="danger">{t('archive.problem.database_right')}</Banner>}
      <FormErrorList errors={formErrors(start.error).list} />
      <Radio.Group
        label={t('archive.ids')}
        value={ids}
        onChange={(value) => setIds(value as 'kept' | 'mapped')}
      >
        <Stack gap={3}>
          <Radio
            value="kept"
            disabled={taken}
            label={t('archive.ids.kept')}
            description={t(taken ? 'archive.problem.ids_taken' : 'archive.ids.kept.about')}
          />
          <Radio value="mapped" label={t('archive.ids.mapped')} description={t('archive.ids.mapped.about')} />
        </Stack>
      </Radio.Group>
      <Row>
        <Button disabled={differ || refused} loading={start.isPending} onClick={() => start.mutate()}>
          {t('archive.import.start')}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {t('archive.import.another')}
        </Button>
      </Row>
    </Stack>
  );
}
