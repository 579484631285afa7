import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { testPart as route } from '@tryout/contract/administration/mail-desk';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { SignedAct } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import type { Said } from '../../platform/language/say.ts';
import { mailTransport } from '../../platform/mail/mail-transport.ts';
import { replyAddress } from '../../platform/mail/suppressions.queries.ts';
import { testPictureService } from '../pictures/public.ts';
import { testGeocoder } from '../places/public.ts';
import { administrationSay as say } from './administration.messages.ts';

type Part = RouteBody<typeof route>['part'];

interface Came {
  readonly ok: boolean;
  readonly said: Said;
  readonly detail: string;
}

/** Tries a part of the server out now. What fails is an answer, not an error. */
export async function testPart(
  act: SignedAct,
  part: Part,
  language: Language,
): Promise<RouteData<typeof route>> {
  const began = performance.now();
  const { ok, said, detail } = await tested(act, part, language);
  return { ok, said: said(language), detail, took_ms: Math.round(performance.now() - began) };
}

function tested(act: SignedAct, part: Part, language: Language): Promise<Came> {
  if (part === 'mail') return testMail(act, language);
  if (part === 'pictures') return testPictureService(act, language);
  return part === 'storage' ? testStorage(act) : testGeocoder(act, language);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function testMail({ db, actor, services }: SignedAct, language: Language): Promise<Came> {
  const transport = mailTransport(services.config);
  if (!transport) return { ok: true, said: say('administration.test.mail_outbox'), detail: '' };
  const replyTo = await replyAddress(db);
  try {
    const { response } = await transport.sendMail({
      from: services.config.mail.from,
      to: actor.email,
      ...(replyTo === '' ? {} : { replyTo }),
      subject: say('administration.test.mail_subject')(language),
      text: say('administration.test.mail_body')(language),
    });
    return {
      ok: true,
      said: say('administration.test.mail_sent', { email: actor.email }),
      detail: String(response ?? ''),
    };
  } catch (error) {
    return { ok: false, said: say('administration.test.mail_failed'), detail: messageOf(error) };
  } finally {
    transport.close();
  }
}

async function testStorage({ services }: SignedAct): Promise<Came> {
  const content = `A test of the file store, ${randomUUID()}`;
  try {
    const { sha256 } = await services.files.put(Readable.from([Buffer.from(content)]), 1_000);
    const read = await text(services.files.read(sha256));
    await services.files.forget(sha256);
    if (read !== content) throw new Error('what was read is not what was written');
    return { ok: true, said: say('administration.test.storage_ok'), detail: '' };
  } catch (error) {
    return { ok: false, said: say('administration.test.storage_failed'), detail: messageOf(error) };
  }
}
