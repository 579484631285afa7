import { useQuery } from '@tanstack/react-query';
import { health } from '@tryout/contract/system/system';
import { callRoute } from '../../../platform/api/api-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useOnline } from '../../../platform/offline.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { messages } from '../plays.messages.ts';
import classes from './line-check.module.css';

const SAMPLES = 3;
const SLOW_MS = 400;

/** Median time of a few small calls, ms. */
async function measureLine(): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < SAMPLES; i += 1) {
    const start = performance.now();
    await callRoute(health);
    times.push(performance.now() - start);
  }
  return Math.round(times.sort((a, b) => a - b)[1] ?? 0);
}

/** Tells how good the connection is, in about three calls. */
export function LineCheck() {
  const t = useText(messages);
  const online = useOnline();
  const { data: ms, isError } = useQuery({
    queryKey: ['plays', 'line'],
    queryFn: measureLine,
    staleTime: 60_000,
    retry: false,
  });
  const text =
    !online || isError
      ? t('plays.ready.line_none')
      : ms === undefined
        ? t('plays.ready.line_wait')
        : t(ms > SLOW_MS ? 'plays.ready.line_slow' : 'plays.ready.line_good', { ms });
  return (
    <Panel title={t('plays.ready.line')}>
      <p role="status" className={classes.line}>
        {text}
      </p>
    </Panel>
  );
}
