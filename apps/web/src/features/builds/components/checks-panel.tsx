import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { BUILD_LOG_LEVELS } from '@tryout/domain/builds/build-status';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { StepBar } from '../../../ui/forms/step-bar.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { messages as logMessages } from '../build-log.messages.ts';
import type { BuildLogLine, BuildVersion } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { checkSteps } from '../check-steps.ts';
import { logLineText } from '../log-line-text.ts';
import { useBuildLog } from '../use-build-log.ts';
import { useBuildSearch } from '../use-build-search.ts';
import classes from './checks-panel.module.css';

interface ChecksPanelProps {
  readonly version: BuildVersion;
  /** How often the log was asked for by its key; each time it gets the focus. */
  readonly wantsLog: number;
}

/** The steps of an upload and its log, line by line as the checks go on. */
export function ChecksPanel({ version, wantsLog }: ChecksPanelProps) {
  const t = useText(messages);
  const navigate = useNavigate({ from: '/user/admin/builds/$buildId' });
  const { level } = useBuildSearch();
  const log = useBuildLog(version.id, version.status);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wantsLog > 0) region.current?.focus();
  }, [wantsLog]);
  const { steps, current } = checkSteps(log.lines, version.status);
  const shown = level ? log.lines.filter((line) => line.level === level) : log.lines;
  useFollowing(region, shown.length, log.isRunning);
  return (
    <Stack gap={5}>
      <StepBar
        current={current}
        steps={steps.map(({ key, state }) => ({
          key,
          label: t(`builds.step.${key}`),
          ...(state ? { state } : {}),
        }))}
      />
      <Row>
        <h3>{t('builds.log')}</h3>
        <NativeSelect
          aria-label={t('builds.log.level')}
          value={level ?? ''}
          data={[
            { value: '', label: t('builds.log.all') },
            ...BUILD_LOG_LEVELS.map((value) => ({ value, label: t(`builds.level.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            void navigate({
              to: '/user/admin/builds/$buildId',
              search: (old) => ({
                ...old,
                level: BUILD_LOG_LEVELS.find((one) => one === currentTarget.value),
              }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        {log.isRunning && <span role="status">{t('builds.log.running')}</span>}
      </Row>
      {log.error !== null && <Banner tone="warning">{t('builds.log.stuck')}</Banner>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section ref={region} className={classes.log} aria-label={t('builds.log')} tabIndex={0}>
        {shown.length === 0 ? (
          <p className={classes.quiet}>{t('builds.log.none')}</p>
        ) : (
          <ol className={classes.lines}>
            {shown.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        )}
      </section>
    </Stack>
  );
}

function Line({ line }: { readonly line: BuildLogLine }) {
  const t = useText(messages);
  const locale = useLocale();
  const { text, detail } = logLineText(useText(logMessages), locale, line);
  return (
    <li className={classes.line} data-level={line.level}>
      <span className={classes.quiet}>
        <TimeText at={line.at} style="time" />
      </span>
      <span className={classes.step}>{t(`builds.step.${line.step}`)}</span>
      <span className={classes.words}>
        {line.level !== 'info' && <strong>{t(`builds.level.${line.level}`)}: </strong>}
        <bdi {...(text === line.message && { lang: 'en' })}>{text}</bdi>
        {detail !== null && (
          <>
            {' '}
            <bdi lang="en" dir="ltr" className={classes.quiet}>
              {detail}
            </bdi>
          </>
        )}
        {line.actor && (
          <span className={classes.quiet}>
            {' · '}
            <bdi>{line.actor.name}</bdi>
          </span>
        )}
      </span>
    </li>
  );
}

/** Keeps the newest line in sight while lines come, unless the person has scrolled away from it. */
function useFollowing(region: React.RefObject<HTMLElement | null>, count: number, isOn: boolean): void {
  const atEnd = useRef(true);
  useEffect(() => {
    const box = region.current;
    if (!box) return;
    const note = () => {
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    };
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, [region]);
  useEffect(() => {
    if (isOn && count > 0 && atEnd.current) region.current?.scrollTo({ top: region.current.scrollHeight });
  }, [region, count, isOn]);
}
