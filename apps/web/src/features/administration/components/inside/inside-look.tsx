import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InsideLookView } from '@tryout/contract/administration/organization-inside';
import { openInsideLook } from '@tryout/contract/administration/organization-inside';
import { INSIDE_LOOK_REASON_LENGTH } from '@tryout/domain/administration/inside-look';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { FormBody } from '../../../../ui/forms/form-body.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { ListAt } from '../../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../../ui/marks/status-chip.tsx';
import { Banner } from '../../../../ui/states/banner.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../../ui/states/skeletons.tsx';
import { useStageName } from '../../../applicants/public.tsx';
import { LookList } from '../../../organizations/public.ts';
import { cvInsideUrl, insideApplicantQuery, looksQuery, useEndLook, useOpenLook } from '../../inside.api.ts';
import { messages } from '../../inside.messages.ts';
import type { InsideSearch } from '../../inside-search.ts';
import classes from './inside.module.css';
import { InsideApplicants } from './inside-lists.tsx';

/** The applicants of an organization: hidden until a reason is given, and then for an hour. */
export function InsideLook({ organizationId, at }: { organizationId: string; at: ListAt<InsideSearch> }) {
  const t = useText(messages);
  // Asked again every minute, so that what is seen goes with the hour.
  const query = useQuery({ ...looksQuery(organizationId), refetchInterval: 60_000 });
  const { application } = at.search;
  return (
    <QueryView query={query} skeleton={<CardSkeleton lines={6} />}>
      {({ open, items }) => (
        <Stack gap={5}>
          {open ? (
            <OpenLook organizationId={organizationId} look={open} />
          ) : (
            <AskToLook organizationId={organizationId} />
          )}
          {open &&
            (application === undefined ? (
              <InsideApplicants organizationId={organizationId} at={at} />
            ) : (
              <InsideApplicant organizationId={organizationId} applicationId={application} />
            ))}
          {items.length > 0 && (
            <Panel title={t('inside.look.title')}>
              <LookList looks={items} />
            </Panel>
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function AskToLook({ organizationId }: { organizationId: string }) {
  const t = useText(messages);
  const open = useOpenLook(organizationId);
  const form = useForm(openInsideLook, { start: { reason: '' }, error: open.error, busy: open.isPending });
  const { reason } = form.values;
  return (
    <Panel title={t('inside.look.title')}>
      <FormBody form={form} onSubmit={() => open.mutate(reason)}>
        <Stack gap={4}>
          <p>{t('inside.look.text')}</p>
          <Textarea
            {...form.text('reason', t('inside.look.reason'))}
            description={t('inside.look.reason_hint', { count: INSIDE_LOOK_REASON_LENGTH })}
            required
            autosize
            minRows={2}
            maxLength={1000}
          />
          <div>
            <Button type="submit" loading={open.isPending}>
              {t('inside.look.open')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}

function OpenLook({ organizationId, look }: { organizationId: string; look: InsideLookView }) {
  const t = useText(messages);
  const format = useFormat();
  const end = useEndLook(organizationId);
  const time = format.date(look.expires_at, { timeStyle: 'short' });
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
          {t('inside.look.end')}
        </Button>
      }
    >
      {t('inside.look.until', { time, reason: look.reason })}
    </Banner>
  );
}

function InsideApplicant({
  organizationId,
  applicationId,
}: {
  organizationId: string;
  applicationId: string;
}) {
  const t = useText(messages);
  const format = useFormat();
  const stageName = useStageName();
  const query = useQuery(insideApplicantQuery(organizationId, applicationId));
  return (
    <Stack gap={4}>
      <div>
        <LinkButton
          variant="default"
          to={'/user/admin/organizations/$id' as '/'}
          params={{ id: organizationId } as never}
          search={{ tab: 'applicants' } as never}
        >
          {t('inside.applicant.back')}
        </LinkButton>
      </div>
      <QueryView query={query} skeleton={<CardSkeleton lines={8} />}>
        {(given) => (
          <Panel
            title={given.name}
            actions={<StatusChip status={given.status} label={stageName(given.status as 'started')} />}
          >
            <Stack gap={4}>
              <dl className={classes.facts}>
                {(
                  [
                    [t('inside.email'), given.email],
                    [t('inside.applicant.phone'), given.phone],
                    [t('inside.applicant.location'), given.location],
                    [t('inside.applicant.linkedin'), given.linkedin],
                    [t('inside.position'), given.position_title],
                    [
                      t('inside.applicant.score'),
                      given.job_fit_score === null ? '' : format.number(Math.round(given.job_fit_score)),
                    ],
                  ] as const
                ).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <bdi>{value || '–'}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
              {given.cover_letter !== '' && (
                <section>
                  <h3>{t('inside.applicant.letter')}</h3>
                  <p className={classes.given}>
                    <bdi>{given.cover_letter}</bdi>
                  </p>
                </section>
              )}
              {given.answers.length > 0 && (
                <section>
                  <h3>{t('inside.applicant.answers')}</h3>
                  <dl className={classes.facts}>
                    {given.answers.map((answer) => (
                      <div key={answer.label}>
                        <dt>
                          <bdi>{answer.label}</bdi>
                        </dt>
                        <dd className={classes.given}>
                          {answer.is_yes === null ? (
                            <bdi>{answer.value}</bdi>
                          ) : (
                            t(answer.is_yes ? 'inside.applicant.yes' : 'inside.applicant.no')
                          )}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </section>
              )}
              <section>
                <h3>{t('inside.applicant.cv')}</h3>
                <p className={classes.quiet}>
                  <bdi>{given.cv_name ?? t('inside.applicant.no_cv')}</bdi>
                </p>
                {given.cv_name !== null && (
                  <p>
                    <a href={cvInsideUrl(organizationId, applicationId)}>{t('inside.applicant.cv_open')}</a>
                  </p>
                )}
                {given.cv_text && (
                  <p className={classes.given}>
                    <bdi>{given.cv_text}</bdi>
                  </p>
                )}
              </section>
            </Stack>
          </Panel>
        )}
      </QueryView>
    </Stack>
  );
}
