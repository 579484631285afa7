import { Button, Textarea } from '@mantine/core';
import { giveBuildManifest } from '@tryout/contract/builds/builds-versions';
import type { StandingValue } from '@tryout/game-sdk/data-point-value';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { RestoredBanner } from '../../../ui/forms/restored-banner.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { useVersionAction, type VersionDetail } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { manifestToBeginWith } from '../manifest-to-begin-with.ts';
import classes from './manifest-panel.module.css';
import { PointFields } from './point-fields.tsx';
import { TryPanel } from './try-panel.tsx';

/** Says what a build measures that says nothing itself. What is written is kept in this browser. */
export function ManifestForm({ detail }: { readonly detail: VersionDetail }) {
  const t = useText(messages);
  const { build, version } = detail;
  const draft = useKeptDraft<{ text: string }>({
    key: `build-manifest:${version.id}`,
    edit: version.edit,
    saved: { text: version.manifest_text || manifestToBeginWith(build, version) },
  });
  const action = useVersionAction(version.id, (what) =>
    t(`builds.done.${what}`, { version: version.version }),
  );
  const [sent, setSent] = useState<readonly StandingValue[]>([]);
  const { text } = draft.value;
  const looked = useDeferredValue(text);
  const { problems } = useMemo(() => parseManifestText(looked), [looked]);
  const form = useForm(giveBuildManifest, {
    start: { manifest: text },
    error: action.error,
    busy: action.isPending,
    hold: {
      value: { manifest: text },
      set: ({ manifest }) => draft.set({ text: manifest }),
      isChanged: draft.isChanged,
    },
  });
  const save = () =>
    action.mutate(
      { what: 'manifest', manifest: text, edit: version.edit },
      { onSuccess: () => draft.discard() },
    );
  return (
    <Stack gap={4}>
      <p>{t('builds.mapping.text')}</p>
      <Disclosure label={t('builds.mapping.try')}>
        <TryPanel detail={detail} onValues={setSent} />
      </Disclosure>
      <FormBody form={form} onSubmit={save}>
        <Stack gap={4}>
          <PointFields text={text} sent={sent} onChange={(next) => draft.set({ text: next })} />
          {draft.restored && <RestoredBanner onDiscard={draft.discard} />}
          <Textarea
            {...form.text('manifest', t('builds.mapping.label'))}
            className={classes.editor}
            dir="ltr"
            spellCheck={false}
            autosize
            minRows={14}
            maxRows={32}
          />
          <div role="status">
            {problems.length === 0 ? (
              <p>{t('builds.mapping.fine')}</p>
            ) : (
              <>
                <p>{t('builds.mapping.problems', { count: problems.length })}</p>
                <ul className={classes.problems} lang="en">
                  {problems.map(({ path, code, sentence }) => (
                    <li key={`${path}${code}`}>
                      {path && !sentence.startsWith(path) && <code dir="ltr">{path}</code>} {sentence}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <Row>
            <Button type="submit" disabled={problems.length > 0} loading={action.isPending}>
              {t('builds.mapping.save')}
            </Button>
          </Row>
        </Stack>
      </FormBody>
    </Stack>
  );
}
