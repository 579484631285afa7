import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { DifferenceList } from '../../../ui/forms/difference-list.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { messages as logMessages } from '../build-log.messages.ts';
import { type BuildVersion, type StablePreview, stablePreviewQuery } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { logLineText } from '../log-line-text.ts';

interface StableDialogProps {
  readonly version: BuildVersion;
  /** What is done, as the button says it. */
  readonly label: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  /** With the reason, where the checks warn. */
  readonly onConfirm: (reason: string) => void;
}

/** Says what making a version stable changes, and what stays as it is, before it is done. */
export function StableDialog({ version, label, busy, error, onClose, onConfirm }: StableDialogProps) {
  const t = useText(messages);
  const query = useQuery(stablePreviewQuery(version.id));
  const [reason, setReason] = useState('');
  const { data: preview } = query;
  const needsReason = preview !== undefined && preview.warnings_total > 0 && !preview.warnings_accepted;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => onConfirm(reason.trim())}
      title={label}
      confirmLabel={label}
      busy={busy}
      disabled={preview === undefined || (needsReason && reason.trim() === '')}
      error={error}
    >
      <QueryView query={query}>{(found) => <Changes preview={found} />}</QueryView>
      {needsReason && (
        <Textarea
          mt={16}
          required
          label={t('builds.stable.reason')}
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function Changes({ preview }: { readonly preview: StablePreview }) {
  const t = useText(messages);
  const { list } = useFormat();
  const { from, to, data_points: points, parameters, formulas, tasks, simulations } = preview;
  const broken = formulas.filter(({ missing }) => missing.length > 0);
  return (
    <Stack gap={4}>
      <p>
        {from
          ? t('builds.stable.instead', { from: from.version, to: to.version })
          : t('builds.stable.first', { to: to.version })}
      </p>
      <Warnings preview={preview} />
      {broken.length > 0 && (
        <Banner tone="warning">
          <p>{t('builds.stable.missing', { count: broken.length })}</p>
          <ul>
            {broken.map(({ id, name, missing }) => (
              <li key={id}>
                <bdi>{name}</bdi>: <code dir="ltr">{missing.join(', ')}</code>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <ul>
        {points.added.length > 0 && <li>{t('builds.stable.added', { keys: list(points.added) })}</li>}
        {points.removed.length > 0 && <li>{t('builds.stable.removed', { keys: list(points.removed) })}</li>}
        {points.changed.length > 0 && (
          <li>{t('builds.stable.changed', { keys: list(points.changed.map(({ key }) => key)) })}</li>
        )}
        {formulas.length > 0 && <li>{t('builds.stable.formulas', { count: formulas.length })}</li>}
        <li>{t('builds.stable.stay')}</li>
      </ul>
      {parameters.length > 0 && (
        <Disclosure label={t('builds.stable.parameters', { count: parameters.length })}>
          <DifferenceList
            differences={parameters.map(({ path, before, after }) => ({ path, before, after }))}
          />
        </Disclosure>
      )}
      <Kept
        label={t('builds.stable.tasks', { count: tasks.length })}
        names={tasks.map(({ id, name, build_version }) => ({ id, name, build_version }))}
      />
      <Kept
        label={t('builds.stable.simulations', { count: simulations.length })}
        names={simulations.map(({ id, name, build_version }) => ({ id, name, build_version }))}
      />
    </Stack>
  );
}

/** What the checks warn of, in the words of the log. */
function Warnings({ preview }: { readonly preview: StablePreview }) {
  const t = useText(messages);
  const words = useText(logMessages);
  const locale = useLocale();
  const { warnings, warnings_total: total, warnings_accepted } = preview;
  if (total === 0) return null;
  return (
    <Banner tone="warning">
      <p>{t('builds.stable.warnings', { count: total })}</p>
      <ul>
        {warnings.map((line) => {
          const { text, detail } = logLineText(words, locale, line);
          return (
            <li key={line.id}>
              <bdi {...(text === line.message && { lang: 'en' })}>{text}</bdi>
              {detail !== null && (
                <>
                  {' '}
                  <bdi lang="en" dir="ltr">
                    {detail}
                  </bdi>
                </>
              )}
            </li>
          );
        })}
        {total > warnings.length && (
          <li>{t('builds.stable.more_warnings', { count: total - warnings.length })}</li>
        )}
      </ul>
      {warnings_accepted && <p>{t('builds.stable.accepted')}</p>}
    </Banner>
  );
}

interface KeptProps {
  readonly label: ReactNode;
  readonly names: readonly { readonly id: string; readonly name: string; readonly build_version: string }[];
}

/** What stays on the version that it began with. */
function Kept({ label, names }: KeptProps) {
  const t = useText(messages);
  if (names.length === 0) return null;
  return (
    <Disclosure label={label}>
      <ul>
        {names.map(({ id, name, build_version }) => (
          <li key={id}>
            <bdi>{name}</bdi> · {t('builds.version', { version: build_version })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
