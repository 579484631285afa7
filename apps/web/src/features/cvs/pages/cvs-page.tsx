import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { uploadCv } from '@tryout/contract/cvs/cvs';
import { useState } from 'react';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useUploadLimit } from '../../../platform/files/upload-limit.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { fileSize } from '../../../ui/forms/file-size.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type Cv, cvsQuery, useMakeDefault, useRemoveCv } from '../cvs.api.ts';
import { messages } from '../cvs.messages.ts';
import classes from './cvs-page.module.css';

/** C14: the candidate's CVs. */
export function CvsPage() {
  const t = useText(messages);
  const format = useFormat();
  const largest = useUploadLimit('cv');
  const client = useQueryClient();
  const query = useQuery({
    ...cvsQuery,
    // Reading takes a moment; live events tell of it, and this does where they cannot.
    refetchInterval: ({ state }) =>
      state.data?.cvs.some((cv) => cv.status === 'uploaded' || cv.status === 'scanned') ? 3_000 : false,
  });
  return (
    <Page width="text">
      <PageHeader
        title={t('cvs.title')}
        crumbs={[{ label: t('cvs.home'), to: '/user' }]}
        meta={t('cvs.intro')}
      />
      <QueryView query={query}>
        {({ cvs, limit }) => (
          <Stack>
            {cvs.length === 0 ? (
              <EmptyState title={t('cvs.none')} />
            ) : (
              <ul className={classes.list}>
                {cvs.map((cv) => (
                  <OneCv key={cv.cv_id} cv={cv} />
                ))}
              </ul>
            )}
            {cvs.length < limit && (
              <FileDrop
                accept=".pdf,.docx,.odt,.rtf,.txt"
                maxBytes={largest.bytes}
                label={t('cvs.add')}
                hint={t('cvs.hint', { count: cvs.length, limit, mb: format.number(largest.mb) })}
                upload={(file, options) =>
                  uploadFile(uploadCv, { file, idempotencyKey: crypto.randomUUID(), ...options })
                }
                onDone={() => void invalidateFeature(client, 'cvs')}
              />
            )}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function OneCv({ cv }: { cv: Cv }) {
  const t = useText(messages);
  const format = useFormat();
  const [removing, setRemoving] = useState(false);
  const remove = useRemoveCv();
  const makeDefault = useMakeDefault();
  const of = <span className="visually-hidden">{t('cvs.of', { name: cv.name })}</span>;
  const confirm = () =>
    remove.mutate(cv.cv_id, {
      onSuccess: () => {
        setRemoving(false);
        toast.say({ message: t('cvs.removed') });
      },
    });
  return (
    <Panel as="li">
      <p className={classes.name}>
        <bdi>{cv.name}</bdi>
        {cv.is_default && <span className={classes.default}>{t('cvs.default')}</span>}
      </p>
      <p className={classes.about}>
        <bdi>{fileSize(cv.size)}</bdi> · {format.date(cv.created_at)} ·{' '}
        {t(`cvs.state.${cv.status}`, { reason: cv.rejected_reason })}
      </p>
      <Row>
        {cv.status === 'parsed' && (
          <LinkButton to="/user/cvs/$cvId" params={{ cvId: cv.cv_id }} variant="default">
            {t('cvs.use')}
            {of}
          </LinkButton>
        )}
        <Button
          component="a"
          variant="default"
          href={`${API_BASE}/user/cv/${cv.cv_id}/file`}
          target="_blank"
          rel="noopener"
        >
          {t('cvs.open')}
          {of}
        </Button>
        {!cv.is_default && (
          <Button
            variant="default"
            loading={makeDefault.isPending}
            onClick={() => makeDefault.mutate(cv.cv_id)}
          >
            {t('cvs.make_default')}
            {of}
          </Button>
        )}
        <Button variant="subtle" onClick={() => setRemoving(true)}>
          {t('cvs.remove')}
          {of}
        </Button>
      </Row>
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        onConfirm={confirm}
        title={t('cvs.remove_title')}
        confirmLabel={t('cvs.remove')}
        busy={remove.isPending}
        error={remove.error}
        danger
      >
        <p>{t('cvs.remove_text', { name: cv.name })}</p>
      </ConfirmDialog>
    </Panel>
  );
}
