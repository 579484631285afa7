import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type {
  SelfIdentificationAnswers,
  SelfIdentificationSet,
} from '@tryout/domain/self-identification/questions';
import type { Config } from '../../platform/config.ts';
import { readSecret } from '../../platform/secret.ts';

/** What is stored for an application. */
export interface KeptAnswers extends SelfIdentificationAnswers {
  readonly question_set: SelfIdentificationSet;
}

/** Finds and reads rows that name nobody. */
export interface AnswerBox {
  /** The row of an application. */
  readonly keyOf: (applicationId: string) => Buffer;
  readonly seal: (key: Buffer, answers: KeptAnswers) => Buffer;
  /** What was stored; null: it is another row's, was altered, or the server's secret is another one by now. */
  readonly open: (key: Buffer, sealed: Buffer) => KeptAnswers | null;
}

const [IV, TAG] = [12, 16];
/** Every text is as long as this before it is sealed, so that its length tells nothing. */
const LENGTH = 160;

/**
 * The two keys of this feature, by HKDF from the server's secret (RFC 5869): one finds an application's row, the other
 * reads it. Neither is used for anything else, and no statement can follow from one table to the other.
 */
export function answerBox(config: Pick<Config, 'secret' | 'dataDir'>): AnswerBox {
  const secret = readSecret(config);
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `tryout self-identification: ${purpose}`, 32));
  const [finding, reading] = [keyFor('find'), keyFor('read')];
  return {
    keyOf: (applicationId) => createHmac('sha256', finding).update(applicationId).digest(),
    seal: (key, answers) => {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', reading, iv).setAAD(key);
      const sealed = Buffer.concat([
        cipher.update(JSON.stringify(answers).padEnd(LENGTH), 'utf8'),
        cipher.final(),
      ]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open: (key, sealed) => {
      if (sealed.length <= IV + TAG) return null;
      const decipher = createDecipheriv('aes-256-gcm', reading, sealed.subarray(0, IV))
        .setAAD(key)
        .setAuthTag(sealed.subarray(IV, IV + TAG));
      try {
        const text = Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
        return JSON.parse(text.toString('utf8')) as KeptAnswers;
      } catch {
        return null;
      }
    },
  };
}
