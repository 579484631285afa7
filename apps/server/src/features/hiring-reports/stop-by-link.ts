import type { RouteData } from '@tryout/contract/define-route';
import type { readReportMailsByLink } from '@tryout/contract/hiring-reports/hiring-reports';
import { maskEmail } from '@tryout/domain/accounts/email';
import type { FastifyInstance } from 'fastify';
import { type Act, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { LIMITS } from '../../platform/http/limits.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import type { Services } from '../../platform/services.ts';
import { reportWords } from './report-words.ts';
import { deleteSchedulesOf, findAddress, findSchedulesOfUser } from './schedules.queries.ts';
import { readStopToken } from './stop-link.ts';

/** The reports behind the link in a mail. @throws Refusal (not found) */
export async function reportsByLink(
  { db, services }: Act,
  token: string,
  language: Language,
): Promise<RouteData<typeof readReportMailsByLink>> {
  const userId = readStopToken(services, token);
  const email = userId === null ? undefined : await findAddress(db, userId);
  if (userId === null || email === undefined) throw notFound();
  const { say } = reportWords(language);
  const rows = await findSchedulesOfUser(db, userId);
  return {
    email_masked: maskEmail(email),
    items: rows.map(({ id, report, every }) => ({
      hiring_report_schedule_id: id,
      title: say(`report.${report}`),
      every,
    })),
  };
}

/** Stops one of somebody's reports by mail, or with null all of them, as often as it is asked for. @throws Refusal (not found) */
export async function stopByLink(
  act: Act,
  token: string,
  one: string | null,
  language: Language,
): Promise<RouteData<typeof readReportMailsByLink>> {
  const userId = readStopToken(act.services, token);
  if (userId === null) throw notFound();
  await deleteSchedulesOf(act.db, userId, one);
  return reportsByLink(act, token, language);
}

/**
 * The one click of RFC 8058: mail programs send a form to the address that the page of the link has, without cookies. It
 * is read by nobody, so that only the address says what is stopped. Whoever opens the address gets the page instead.
 */
export function takeOneClick(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, {}));
      payload.on('error', done);
    });
    scope.post(
      '/report-mails/:token',
      { config: { rateLimit: LIMITS.public_form } },
      async (request, reply) => {
        const { token } = request.params as { token: string };
        await withTransaction(services.db, (db) => stopByLink(serverAct(services, db), token, null, 'en'));
        return reply.code(200).type('text/plain; charset=utf-8').send('OK');
      },
    );
  });
}
