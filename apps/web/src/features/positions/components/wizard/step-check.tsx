import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { PositionDetail } from '@tryout/contract/positions/positions';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { PlanRoom } from '../../../plans/room.public.ts';
import { useGenerateApplication } from '../../positions.api.ts';
import { messages as shareMessages } from '../../share.messages.ts';
import type { StepProps } from '../../use-position-save.ts';
import { messages } from '../../wizard.messages.ts';
import { JobArticle } from '../job/job-article.tsx';
import { LinkDialog } from '../share/link-dialog.tsx';
import { usePositionMoves } from '../use-position-moves.tsx';
import { ProblemList } from './problem-list.tsx';
import classes from './step-check.module.css';

/** Step 6: what is missing, the candidate's view at 360 px, and publishing. */
export function StepCheck({ position }: StepProps) {
  const t = useText(messages);
  const s = useText(shareMessages);
  const moves = usePositionMoves();
  const test = useGenerateApplication(position.id);
  const [link, setLink] = useState<string | null>(null);
  const publish = moves.of(position).find((move) => move.to === 'published');
  const published = position.status === 'published';
  return (
    <div className={classes.grid}>
      <Stack gap={5}>
        {published ? (
          <Panel tone="selected">
            <p>{t('positions.check.already')}</p>
            <LinkButton variant="default" to="/user/positions/$id/share" params={{ id: position.id }}>
              {s('positions.share')}
            </LinkButton>
          </Panel>
        ) : position.problems.length > 0 ? (
          <Panel title={t('positions.check.problems')}>
            <ProblemList positionId={position.id} problems={position.problems} />
          </Panel>
        ) : (
          <Panel tone="selected">
            <p className={classes.ready}>
              <IconCheck size={22} stroke={2} aria-hidden />
              {t('positions.check.ready')}
            </p>
            <p>{position.rights.publish ? t('positions.check.ready_text') : t('positions.check.request')}</p>
          </Panel>
        )}
        <p>{t('positions.check.minutes', { minutes: position.applying_takes.minutes })}</p>
        {position.rights.publish && !published && <PlanRoom feature="positions.active" />}
        {position.rights.publish && (
          <Row gap={2}>
            {publish && (
              <Button loading={moves.busy} onClick={publish.run}>
                {publish.label}
              </Button>
            )}
            <Button
              variant="default"
              loading={test.isPending}
              onClick={() =>
                test.mutate(
                  { body: { simulate: true }, key: crypto.randomUUID() },
                  { onSuccess: ({ data }) => setLink(data.link) },
                )
              }
            >
              {t('positions.check.test')}
            </Button>
          </Row>
        )}
      </Stack>
      <Preview position={position} />
      {moves.dialogs}
      {link && <LinkDialog link={link} isTest onClose={() => setLink(null)} />}
    </div>
  );
}

function Preview({ position }: { position: PositionDetail }) {
  const t = useText(messages);
  const hasPay = position.salary_min_cents !== null || position.salary_max_cents !== null;
  return (
    <figure className={classes.preview}>
      <figcaption>{t('positions.check.preview')}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className={classes.phone} aria-label={t('positions.check.preview')} tabIndex={0}>
        <JobArticle
          job={{
            ...position,
            locations: position.locations.map((each) => each.name),
            salary:
              position.show_salary && hasPay && position.salary_period
                ? {
                    min_cents: position.salary_min_cents,
                    max_cents: position.salary_max_cents,
                    currency: position.organization.currency,
                    period: position.salary_period,
                  }
                : null,
            organization_about: '',
          }}
          heading={<p className={classes.title}>{position.title}</p>}
          employer={position.organization.name}
          image={
            position.has_image
              ? `/api/position/${position.id}/image?v=${encodeURIComponent(position.updated_at)}`
              : null
          }
        />
      </section>
    </figure>
  );
}
