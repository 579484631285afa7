import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { saveScoreTemplate } from '@tryout/contract/score-templates/score-templates';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Flagged } from '../../../platform/session/flagged.tsx';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { ConflictDialog } from '../../../ui/forms/conflict-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { ComparePanel } from '../components/compare-panel.tsx';
import { PreviewCard } from '../components/preview-card.tsx';
import { TemplateActions } from '../components/template-actions.tsx';
import { TemplateEditor } from '../components/template-editor.tsx';
import { TemplateOutline } from '../components/template-outline.tsx';
import { TemplateProblems } from '../components/template-problems.tsx';
import { TemplateUses } from '../components/template-uses.tsx';
import { TemplateVersions } from '../components/template-versions.tsx';
import { TemplateWhatIf } from '../components/template-what-if.tsx';
import { WeightsAtWork } from '../components/weights-at-work.tsx';
import { namedProblem } from '../problem-text.ts';
import { type Template, templateQuery, templatesQuery, useSaveTemplate } from '../score-templates.api.ts';
import { messages } from '../score-templates.messages.ts';
import { messages as compareMessages } from '../template-compare.messages.ts';
import { definitionOf, draftOf, draftProblems, type TemplateDraft } from '../template-draft.ts';
import { messages as editorMessages } from '../template-editor.messages.ts';
import { useTemplatePlaces } from '../use-template-places.ts';
import classes from './template-page.module.css';

/** One version of a template: what weighs how much, the card it makes, and whom it would move. */
export function TemplatePage() {
  const { templateId = '' } = useParams({ strict: false });
  const query = useQuery(templateQuery(templateId));
  return (
    <RecordPage query={query}>{(template) => <Loaded key={template.id} template={template} />}</RecordPage>
  );
}

function Loaded({ template }: { template: Template }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const words = useText(editorMessages);
  const places = useTemplatePlaces();
  const save = useSaveTemplate(template.id);
  const draft = useKeptDraft<TemplateDraft>({
    key: `score_template:${template.id}`,
    edit: template.edit,
    saved: draftOf(template),
  });
  const [theirs, setTheirs] = useState<Template | null>(null);
  const isEditable = template.may_manage && template.status === 'draft';
  const work = isEditable ? draft.value : draftOf(template);
  const isChanged = isEditable && draft.isChanged;
  // What the library lacks only the server knows; it says so of what is stored.
  const fromLibrary = template.problems.filter(({ code }) => code === 'unknown' || code === 'archived');
  const problems = [...draftProblems(work), ...(isChanged ? [] : fromLibrary)].map((problem) =>
    namedProblem(problem, work),
  );
  const send = (edit: number) =>
    save.mutate(
      { edit, name: work.name, definition: definitionOf(work) },
      {
        onSuccess: (stored) => {
          draft.stored(work, stored.edit);
          setTheirs(null);
          toast.say({ message: t('templates.saved'), tone: 'success' });
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'conflict' && error.current?.theirs) {
            setTheirs(error.current.theirs as Template);
          }
        },
      },
    );
  const form = useForm(saveScoreTemplate, {
    start: { name: work.name },
    error: theirs === null ? save.error : null,
    busy: save.isPending,
    hold: { value: { name: work.name }, set: ({ name }) => draft.set({ ...work, name }), isChanged },
  });
  const submit = () => form.submit(() => send(draft.edit));
  useShortcut('ctrl+s', t('templates.save'), () => isChanged && submit());
  return (
    <RecordView
      title={template.is_platform ? named('simulations', work.name) : work.name}
      about={t('templates.version', { version: template.version })}
      crumbs={[{ label: t('templates.title'), to: places.list }]}
      facts={[
        t('templates.version', { version: template.version }),
        <StatusChip key="status" status={template.status} label={t(`templates.${template.status}`)} />,
      ]}
      actions={
        <TemplateActions
          template={template}
          isChanged={isChanged}
          isSaving={save.isPending}
          problems={problems}
          onSave={submit}
        />
      }
      notices={
        <>
          {!isEditable && (
            <Banner>{t(template.may_manage ? 'templates.read_only' : 'templates.read_only_platform')}</Banner>
          )}
          {isChanged && (
            <Banner
              tone="warning"
              action={
                <Button variant="default" onClick={draft.discard}>
                  {t('templates.discard')}
                </Button>
              }
            >
              {t(draft.restored ? 'templates.restored' : 'templates.unsaved')}
            </Banner>
          )}
        </>
      }
    >
      <FormErrorList {...form.wrong} />
      <div className={classes.columns}>
        <Stack gap={5}>
          <Panel title={words('template.weights')}>
            <Stack gap={4}>
              {isEditable && <TextInput {...form.text('name', t('templates.name'))} maxLength={120} />}
              <TemplateEditor
                draft={work}
                before={template.versions.find(({ version }) => version < template.version)}
                onChange={isEditable ? draft.set : undefined}
              />
            </Stack>
          </Panel>
          <WeightsAtWork template={template} work={work} onChange={isEditable ? draft.set : undefined} />
          <CompareWith template={template} work={work} isChanged={isChanged} />
        </Stack>
        <Stack gap={5}>
          {template.status === 'draft' && (
            <Panel title={words('template.problems')}>
              <TemplateProblems problems={problems} />
            </Panel>
          )}
          <PreviewCard draft={work} />
          <TemplateVersions template={template} draft={work} />
          <Flagged flag="what_if">
            <TemplateWhatIf templateId={template.id} />
          </Flagged>
          <TemplateUses used={template.used_in} />
        </Stack>
      </div>
      <ConflictDialog
        opened={theirs !== null}
        mine={<TemplateOutline draft={work} />}
        theirs={theirs && <TemplateOutline draft={draftOf(theirs)} />}
        busy={save.isPending}
        onTakeTheirs={() => {
          draft.discard();
          setTheirs(null);
          save.reset();
        }}
        onKeepMine={() => {
          if (!theirs) return;
          draft.rebase(theirs.edit);
          send(theirs.edit);
        }}
        onClose={() => setTheirs(null)}
      />
    </RecordView>
  );
}

interface CompareWithProps {
  readonly template: Template;
  readonly work: TemplateDraft;
  readonly isChanged: boolean;
}

/** What is shown here, saved or not, beside another template or version. */
function CompareWith({ template, work, isChanged }: CompareWithProps) {
  const t = useText(messages);
  const words = useText(compareMessages);
  const [open, setOpen] = useState(false);
  const others = useQuery({ ...templatesQuery({}), enabled: open }).data?.items ?? [];
  const versions = template.versions.filter(({ id }) => id !== template.id);
  const [chosen, setChosen] = useState(versions[0]?.id ?? '');
  const before = [
    ...versions.map(({ id, version }) => ({ value: id, label: t('templates.version', { version }) })),
    ...others.filter(({ key }) => key !== template.key).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Panel>
      <Disclosure label={words('compare.title')} open={open} onToggle={setOpen}>
        {open && (
          <Stack gap={4}>
            <p>{words('compare.about')}</p>
            <NativeSelect
              label={words('compare.before')}
              value={chosen}
              data={[{ value: '', label: words('compare.choose') }, ...before]}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            <p>
              {`${words('compare.after')}: `}
              {isChanged ? words('compare.draft') : t('templates.version', { version: template.version })}
            </p>
            <ComparePanel
              before={chosen === '' ? null : { score_template_id: chosen }}
              after={isChanged ? { definition: definitionOf(work) } : { score_template_id: template.id }}
            />
          </Stack>
        )}
      </Disclosure>
    </Panel>
  );
}
