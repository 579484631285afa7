import { Button, Textarea } from '@mantine/core';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import { useDeferredValue, useMemo } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { RestoredBanner } from '../../../ui/forms/restored-banner.tsx';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { useVersionAction, type VersionDetail } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { manifestToBeginWith } from '../manifest-to-begin-with.ts';
import classes from './manifest-panel.module.css';

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
  const { text } = draft.value;
  const looked = useDeferredValue(text);
  const { problems } = useMemo(() => parseManifestText(looked), [looked]);
  const errors = formErrors(action.error);
  return (
    <Stack gap={4}>
      <p>{t('builds.mapping.text')}</p>
      {draft.restored && <RestoredBanner onDiscard={draft.discard} />}
      <FormErrorList errors={errors.list} labels={{ manifest: t('builds.mapping.label') }} />
      <Textarea
        id={fieldId('manifest')}
        className={classes.editor}
        label={t('builds.mapping.label')}
        dir="ltr"
        spellCheck={false}
        autosize
        minRows={14}
        maxRows={32}
        value={text}
        error={errors.of('manifest')}
        onChange={({ currentTarget }) => draft.set({ text: currentTarget.value })}
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
                  {path && <code dir="ltr">{path}</code>} {sentence}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Row>
        <Button
          disabled={problems.length > 0}
          loading={action.isPending}
          onClick={() =>
            action.mutate(
              { what: 'manifest', manifest: text, edit: version.edit },
              { onSuccess: () => draft.discard() },
            )
          }
        >
          {t('builds.mapping.save')}
        </Button>
      </Row>
    </Stack>
  );
}
