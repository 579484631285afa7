import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import {
  type CandidateNotice,
  type readNoticeTexts,
  saveNoticeText,
  type NoticeText as Text,
} from '@tryout/contract/notices/notices';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TranslateTexts } from '../../ai-assist/public.tsx';
import {
  noticeTextsQuery,
  useDiscardNoticeText,
  usePublishNoticeText,
  useSaveNoticeText,
} from '../notices.api.ts';
import { messages } from '../notices.messages.ts';
import { NoticeText } from './notice-text.tsx';
import classes from './organization-notice.module.css';

type Texts = RouteResult<typeof readNoticeTexts>;
type Locale = keyof typeof LANGUAGES;
const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
const PARTS = [
  { part: 'about', label: 'notices.about', most: 4000 },
  { part: 'other_way', label: 'notices.how_other_way', most: 2000 },
] as const;
const EMPTY = { about: '', other_way: '' };

/** What an organization adds to the candidate notice: written by language, seen as on a phone, published by version. */
export function OrganizationNotice() {
  const t = useText(messages);
  const [position, setPosition] = useState('');
  const query = useQuery(noticeTextsQuery(position === '' ? {} : { position_id: position }));
  return (
    <Stack gap={5}>
      <p>{t('notices.organization_text')}</p>
      <QueryView query={query}>
        {(data) => (
          <>
            <NativeSelect
              label={t('notices.for')}
              value={position}
              onChange={(event) => setPosition(event.currentTarget.value)}
              data={[
                { value: '', label: t('notices.for_all') },
                ...data.positions.map(({ position_id, title, has_own }) => ({
                  value: position_id,
                  label: has_own ? t('notices.has_own', { position: title }) : title,
                })),
              ]}
            />
            <Writing
              key={`${position}:${data.versions[0]?.version}:${data.versions[0]?.status}`}
              data={data}
              position={position}
            />
            <Versions versions={data.versions} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function Writing({ data, position }: { data: Texts; position: string }) {
  const t = useText(messages);
  const save = useSaveNoticeText();
  const discard = useDiscardNoticeText();
  const [locale, setLocale] = useState<Locale>('en');
  const [publishing, setPublishing] = useState(false);
  const [latest] = data.versions;
  const draft = latest?.status === 'draft' ? latest : null;
  const scope = position === '' ? {} : { position_id: position };
  const form = useForm(saveNoticeText, {
    start: () => ({ texts: latest?.texts ?? {}, contact: latest?.contact ?? '' }),
    error: save.error,
    busy: save.isPending,
  });
  const { texts, contact } = form.values;
  const own = texts[locale] ?? EMPTY;
  /** What a translation is made from: the other language that is written. */
  const from = LOCALES.find((each) => each !== locale && texts[each] !== undefined);
  const source = (from && texts[from]) ?? EMPTY;
  const write = (change: Partial<typeof EMPTY>) =>
    form.set({ texts: { ...texts, [locale]: { ...own, ...change } } });
  const preview: CandidateNotice | null = data.preview && { ...data.preview, ...own, contact };
  return (
    <Panel title={t('notices.own_words')}>
      <Stack gap={4}>
        {draft && <Banner>{t('notices.draft_waits', { version: draft.version })}</Banner>}
        <FormBody form={form} onSubmit={() => save.mutate({ ...scope, texts, contact })}>
          <Stack gap={4}>
            <NativeSelect
              label={t('notices.language')}
              value={locale}
              onChange={(event) => setLocale(event.currentTarget.value as Locale)}
              data={LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }))}
            />
            <Textarea
              {...form.field(`texts.${locale}.about`, t('notices.about'))}
              description={t('notices.about_hint')}
              autosize
              minRows={4}
              maxLength={4000}
              dir="auto"
              value={own.about}
              onChange={(event) => write({ about: event.currentTarget.value })}
            />
            <Textarea
              {...form.field(`texts.${locale}.other_way`, t('notices.how_other_way'))}
              description={t('notices.how_other_way_hint')}
              autosize
              minRows={3}
              maxLength={2000}
              dir="auto"
              value={own.other_way}
              onChange={(event) => write({ other_way: event.currentTarget.value })}
            />
            <TranslateTexts
              key={locale}
              owner={{ door: 'organization', of: 'candidate_notice' }}
              language={locale}
              texts={PARTS.map(({ part, label, most }) => ({
                key: part,
                label: t(label),
                text: source[part],
                current: own[part],
                most,
              }))}
              uses={[
                {
                  label: t('notices.use_translation'),
                  onUse: (told) =>
                    write({
                      about: told.get('about') ?? own.about,
                      other_way: told.get('other_way') ?? own.other_way,
                    }),
                },
              ]}
            />
            <TextInput
              {...form.text('contact', t('notices.contact_field'))}
              description={t('notices.contact_hint')}
              maxLength={200}
            />
            <Row>
              <Button type="submit" variant="default" loading={save.isPending} disabled={!form.isChanged}>
                {t('notices.save_draft')}
              </Button>
              <Button disabled={!draft || form.isChanged} onClick={() => setPublishing(true)}>
                {t('notices.publish')}
              </Button>
              {draft && (
                <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate(scope)}>
                  {t('notices.discard')}
                </Button>
              )}
            </Row>
          </Stack>
        </FormBody>
        <h3>{t('notices.preview')}</h3>
        {preview ? (
          <div className={classes.phone} dir={LANGUAGES[locale].direction}>
            <NoticeText notice={preview} />
          </div>
        ) : (
          <p>{t('notices.no_position')}</p>
        )}
      </Stack>
      {draft && (
        <PublishDialog
          opened={publishing}
          onClose={() => setPublishing(false)}
          scope={scope}
          version={draft.version}
          wouldAsk={data.would_ask}
        />
      )}
    </Panel>
  );
}

interface PublishDialogProps {
  opened: boolean;
  onClose: () => void;
  scope: { position_id?: string };
  version: number;
  wouldAsk: number;
}

function PublishDialog({ opened, onClose, scope, version, wouldAsk }: PublishDialogProps) {
  const t = useText(messages);
  const publish = usePublishNoticeText();
  const [matters, setMatters] = useState(false);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => publish.mutate({ ...scope, version, matters }, { onSuccess: onClose })}
      title={t('notices.publish')}
      confirmLabel={t('notices.publish')}
      busy={publish.isPending}
      error={publish.error}
    >
      <Stack gap={4}>
        <p>{t('notices.publish_text')}</p>
        <CheckBox checked={matters} onChange={setMatters} label={t('notices.matters', { count: wouldAsk })} />
      </Stack>
    </ConfirmDialog>
  );
}

function Versions({ versions }: { versions: readonly Text[] }) {
  const t = useText(messages);
  const format = useFormat();
  if (versions.length === 0) return <p>{t('notices.no_versions')}</p>;
  return (
    <SimpleTable
      caption={t('notices.versions')}
      captionShown
      stacks
      columns={[
        { key: 'version', header: t('notices.version'), align: 'end' },
        { key: 'state', header: t('notices.state') },
        { key: 'when', header: t('notices.when') },
        { key: 'who', header: t('notices.who') },
        { key: 'accepted', header: t('notices.accepted'), align: 'end' },
      ]}
      rows={versions.map((one) => ({
        key: String(one.version),
        cells: [
          format.number(one.version),
          one.status === 'draft'
            ? t('notices.draft')
            : t(one.matters ? 'notices.published_matters' : 'notices.published'),
          format.date(one.published_at ?? one.changed_at),
          <bdi key="who">{one.changed_by_name}</bdi>,
          format.number(one.accepted),
        ],
      }))}
    />
  );
}
