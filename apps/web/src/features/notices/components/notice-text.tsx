import type { CandidateNotice } from '@tryout/contract/notices/notices';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../notices.messages.ts';
import { AedtStated } from './aedt-stated.tsx';

/** Lines of an organization's own words, each a paragraph. */
function Words({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph) => (
      <p key={paragraph} dir="auto">
        {paragraph}
      </p>
    ));
}

/** What a candidate is told before playing: what is measured, how it is used, who decides, how long it is kept, other ways. */
export function NoticeText({ notice }: { notice: CandidateNotice }) {
  const t = useText(messages);
  const format = useFormat();
  const { organization_name: organization, position_title: position } = notice;
  return (
    <Stack gap={4}>
      {notice.aedt && <AedtStated aedt={notice.aedt} measured={[]} />}
      <Panel title={t('notices.measured')}>
        <Stack gap={3}>
          <ul>
            {notice.measured.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {notice.simulations.map(({ name, minutes, tasks }) => (
            <p key={name}>
              {t.rich('notices.simulation', {
                name: <bdi key="name">{name}</bdi>,
                tasks: format.number(tasks),
                minutes: format.number(Math.ceil(minutes)),
              })}
            </p>
          ))}
        </Stack>
      </Panel>
      <Panel title={t('notices.used')}>
        <Stack gap={3}>
          <p>{t('notices.used_text', { organization, position })}</p>
          <p>{t('notices.not_used')}</p>
          <p>{t('notices.confirmation', { organization })}</p>
          <Words text={notice.about} />
        </Stack>
      </Panel>
      <Panel title={t('notices.decides')}>
        <p>{t('notices.decides_text', { organization })}</p>
      </Panel>
      {notice.ai.kinds.length > 0 && (
        <Panel title={t('notices.ai')}>
          <Stack gap={3}>
            <ul>
              {notice.ai.kinds.map((kind) => (
                <li key={kind}>{t(`notices.ai.${kind}`)}</li>
              ))}
            </ul>
            <p>{t(notice.ai.uses_provider ? 'notices.ai.provider' : 'notices.ai.embedded')}</p>
          </Stack>
        </Panel>
      )}
      <Panel title={t('notices.kept')}>
        <ul>
          {notice.kept.map(({ outcome, months }) => (
            <li key={outcome}>
              {months === null
                ? t('notices.kept_for_good', { outcome: t(`notices.outcome.${outcome}`) })
                : t('notices.kept_months', { outcome: t(`notices.outcome.${outcome}`), months })}
            </li>
          ))}
        </ul>
        <p>{t('notices.kept_text', { organization })}</p>
      </Panel>
      <Panel title={t('notices.other_way')}>
        <Stack gap={3}>
          <p>{t('notices.other_way_text')}</p>
          <Words text={notice.other_way} />
          {notice.contact !== '' && (
            <p>
              {t.rich('notices.contact', {
                contact: (
                  <bdi key="contact">
                    <strong>{notice.contact}</strong>
                  </bdi>
                ),
              })}
            </p>
          )}
        </Stack>
      </Panel>
    </Stack>
  );
}
