import { resolve } from 'node:path';
import { emailProblem, normalizeEmail } from '@tryout/domain/accounts/email';
import { passwordProblem } from '@tryout/domain/accounts/password';
import type { S3Config } from './files/s3/s3-client.ts';
import { readNetwork } from './outbound/judge-address.ts';

export type MailConfig =
  /** Mails go out through a mail server. */
  | {
      kind: 'smtp';
      host: string;
      port: number;
      secure: boolean;
      user: string | null;
      password: string | null;
      from: string;
    }
  /** Mails are only kept in the outbox. */
  | { kind: 'outbox'; from: string };

/** A provider of OpenID Connect whose accounts may sign in here; LinkedIn unless another issuer is named. */
export type LinkedInConfig = {
  /** Its address; discovery is `<issuer>/.well-known/openid-configuration`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button and the settings page call it. */
  name: string;
};

/** A provider of calendars whose accounts people may connect, with the addresses that its documents name. */
export type CalendarProviderConfig = {
  clientId: string;
  clientSecret: string;
  /** Page on which people allow it. */
  authorizeUrl: string;
  tokenUrl: string;
  /** Where an allowance is given back; null: the provider has no such address. */
  revokeUrl: string | null;
  /** Beginning of the addresses of its API. */
  apiUrl: string;
};

/** Where the server may send requests that people cause, beyond https: to public addresses. */
export type OutboundConfig = {
  /** Whether unencrypted requests are allowed. */
  allowHttp: boolean;
  /** Networks that may be reached although they are not public, such as `10.0.0.0/8`. */
  networks: readonly string[];
};

/** The account that a platform without a super admin gets at its start. */
export type FirstAdminConfig = {
  email: string;
  /** Null: none yet; it is set with "Forgot your password". */
  password: string | null;
};

/** LinkedIn's own issuer. */
export const LINKEDIN_ISSUER = 'https://www.linkedin.com/oauth';

/** `stripe`; `mail`: invoices that a super admin marks as paid; `test`: a checkout in which no money moves. */
export interface PaymentsConfig {
  driver: 'stripe' | 'mail' | 'test';
  /** Null: no keys are set. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string } | null;
}

/** The settings of the server; every one is described in docs/operating.md. */
export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** Null: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | null;
  /** Without a slash at the end. */
  publicUrl: string;
  /** The port that uploaded games are served from; 0: any free one, which the start settles. */
  buildsPort: number;
  /**
   * Where browsers load uploaded games from, under another host name than the app; without a slash at the end. With
   * `*.` before the name each version of a game has a host name of its own.
   */
  buildsUrl: string;
  /** Whether an empty database is filled with demo accounts and content. */
  demo: boolean;
  /** Whether an empty database gets the ready traits, formulas, norms, score templates and simulations. */
  library: boolean;
  /** Which towns of the world are loaded in the background: all, the largest few, or none. */
  places: 'all' | 'few' | 'none';
  /** Null: nobody becomes super admin by itself. */
  firstAdmin: FirstAdminConfig | null;
  /** Null: taken from the data folder (`readSecret`), where the first start puts one. */
  secret: string | null;
  mail: MailConfig;
  /** Null: nobody can sign in with LinkedIn, and no page offers it. */
  linkedin: LinkedInConfig | null;
  /** Null: nobody can connect a Google calendar, and no page offers it. */
  googleCalendar: CalendarProviderConfig | null;
  /** Null: nobody can connect a calendar of Microsoft 365, and no page offers it. */
  microsoftCalendar: CalendarProviderConfig | null;
  /** Who moves money where billing is switched on. */
  payments: PaymentsConfig;
  outbound: OutboundConfig;
  /** Whether a proxy in front is believed about the sender's address and protocol. */
  trustProxy: boolean;
  /** Whether an organization that signs up may work at once, without the super admin's approval. */
  approveOrganizations: boolean;
  /** How many times faster the clock of plays runs, for journeys that own the clock of a game; 1 but in tests. */
  playClockRate: number;
  /** The bucket that files are kept in; null: they are in the data folder. */
  s3: S3Config | null;
  /** The bucket that the settings name, whether or not files are kept there yet; null: none. */
  bucket: S3Config | null;
  logLevel: string;
  /** Whether what is said at the start is JSON as well, so that a log has no other lines. */
  logsJsonAlone: boolean;
  /** What whoever reads `/metrics` has to send; null: that address does not exist. */
  metricsToken: string | null;
  /** How long, in seconds, a server that was asked to stop goes on serving while load balancers notice. */
  drainSeconds: number;
};

export type ReadConfig = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Refused in production: they stand in documents, so everyone knows them. */
const SAMPLE_SECRET =
  /change.?me|replace.?me|example|sample|secret|password|tryout|test|demo|your.|1234567|abcdef|(.)\1{5}/i;

const SHORTEST_SECRET = 32;

/**
 * Reads the settings from environment variables. Pure; an empty variable counts as not set. All mistakes are reported
 * together, one sentence each.
 */
export function readConfig(
  env: Record<string, string | undefined>,
  workingFolder: string = process.cwd(),
): ReadConfig {
  const problems: string[] = [];
  const reader = settingReader(env, problems);

  const nodeEnv = reader.choice('NODE_ENV', ['production', 'development', 'test'], 'development');
  const production = nodeEnv === 'production';
  const port = reader.integer('PORT', 0, 65_535, 4780);
  const host = reader.text('HOST') ?? 'localhost';
  const library = reader.flag('TRYOUT_LIBRARY', true);
  const demo = reader.flag('TRYOUT_DEMO', !production && library);
  const secret = reader.text('TRYOUT_SECRET');
  const publicUrl = reader.webAddress('TRYOUT_PUBLIC_URL') ?? defaultPublicUrl(host, port);
  const buildsPort = readBuildsPort(reader, port, problems);
  const buildsUrl = reader.webAddress('TRYOUT_BUILDS_URL', true) ?? defaultBuildsUrl(publicUrl, buildsPort);

  if (production && demo) {
    problems.push(
      'TRYOUT_DEMO must not be 1 in production: the demo accounts have a password everyone knows.',
    );
  }
  if (demo && !library) {
    problems.push('TRYOUT_DEMO needs the ready library; with TRYOUT_LIBRARY=0 leave it out or set it to 0.');
  }
  problems.push(...secretProblems(secret, production));
  if (production && !reader.text('TRYOUT_PUBLIC_URL')) {
    problems.push(
      'TRYOUT_PUBLIC_URL is required in production: links in mails are made from it, for example https://jobs.your-company.com.',
    );
  }

  const playClockRate = reader.integer('TRYOUT_PLAY_CLOCK_RATE', 1, 1000, 1);
  if (nodeEnv !== 'test' && playClockRate !== 1) {
    problems.push('TRYOUT_PLAY_CLOCK_RATE is for tests; leave it out unless NODE_ENV is test.');
  }
  if (nodeEnv !== 'test' && reader.flag('TRYOUT_LIGHT_PASSWORDS', false)) {
    problems.push('TRYOUT_LIGHT_PASSWORDS is for tests; leave it out unless NODE_ENV is test.');
  }
  if (production && hostName(publicUrl) === hostName(buildsUrl)) problems.push(SAME_HOST_NAME);

  const bucket = readBucket(reader, problems);
  const config: Config = {
    production,
    host,
    port,
    dataDir: resolve(workingFolder, reader.text('TRYOUT_DATA_DIR') ?? 'data'),
    databaseUrl: reader.databaseAddress('DATABASE_URL'),
    publicUrl,
    buildsPort,
    buildsUrl,
    demo,
    library,
    places: reader.choice(
      'TRYOUT_PLACES',
      ['all', 'few', 'none'],
      library ? 'all' : 'none',
    ) as Config['places'],
    firstAdmin: readFirstAdmin(reader, problems),
    secret,
    mail: readMail(reader, publicUrl, problems),
    linkedin: readLinkedIn(reader, production, problems),
    googleCalendar: readGoogleCalendar(reader, problems),
    microsoftCalendar: readMicrosoftCalendar(reader, problems),
    payments: readPayments(reader, production, problems),
    outbound: readOutbound(reader, problems),
    trustProxy: reader.flag('TRYOUT_TRUST_PROXY', false),
    approveOrganizations: reader.flag('TRYOUT_APPROVE_ORGANIZATIONS', !production),
    playClockRate,
    s3: isInBucket(reader, bucket, problems) ? bucket : null,
    bucket,
    logLevel: reader.choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'warn'),
    logsJsonAlone: reader.choice('LOG_FORMAT', ['text', 'json'], 'text') === 'json',
    metricsToken: readMetricsToken(reader, problems),
    drainSeconds: reader.integer('TRYOUT_DRAIN_S', 0, 30, production ? 5 : 0),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

function secretProblems(secret: string | null, production: boolean): string[] {
  if (secret === null) {
    return production
      ? [
          'TRYOUT_SECRET is required in production: at least 32 random characters, for example from "openssl rand -base64 48".',
        ]
      : [];
  }
  const problems: string[] = [];
  if (secret.length < SHORTEST_SECRET)
    problems.push(`TRYOUT_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  if (production && (SAMPLE_SECRET.test(secret) || new Set(secret).size < 12)) {
    problems.push(
      'TRYOUT_SECRET looks like a sample or is easy to guess; in production make one with "openssl rand -base64 48".',
    );
  }
  return problems;
}

function readFirstAdmin(reader: SettingReader, problems: string[]): FirstAdminConfig | null {
  const email = reader.text('TRYOUT_ADMIN_EMAIL');
  const password = reader.text('TRYOUT_ADMIN_PASSWORD');
  if (email === null) {
    if (password !== null)
      problems.push('TRYOUT_ADMIN_PASSWORD is set, but TRYOUT_ADMIN_EMAIL is not, so it is nobody’s.');
    return null;
  }
  if (emailProblem(email)) problems.push('TRYOUT_ADMIN_EMAIL must be an email address.');
  const weak = password === null ? null : passwordProblem(password);
  if (weak) problems.push(`TRYOUT_ADMIN_PASSWORD ${weak.message}.`);
  return { email: normalizeEmail(email), password };
}

function readMail(reader: SettingReader, publicUrl: string, problems: string[]): MailConfig {
  const host = reader.text('SMTP_HOST');
  const port = reader.integer('SMTP_PORT', 1, 65_535, 587);
  const secure = reader.flag('SMTP_SECURE', port === 465);
  const user = reader.text('SMTP_USER');
  const password = reader.text('SMTP_PASSWORD');
  const from = reader.text('SMTP_FROM') ?? `Tryout <no-reply@${hostName(publicUrl)}>`;
  if (!/^[^<>\s]+@[^<>\s]+$|^[^<>]*<[^<>\s]+@[^<>\s]+>$/.test(from)) {
    problems.push(
      'SMTP_FROM must be a mail address, such as jobs@your-company.com or "Jobs <jobs@your-company.com>".',
    );
  }
  if ((user === null) !== (password === null))
    problems.push('SMTP_USER and SMTP_PASSWORD must be set together.');
  if (host !== null) return { kind: 'smtp', host, port, secure, user, password, from };
  for (const name of ['SMTP_PORT', 'SMTP_SECURE', 'SMTP_USER', 'SMTP_PASSWORD']) {
    if (reader.text(name) !== null)
      problems.push(`${name} is set, but SMTP_HOST is not, so no mail would go out.`);
  }
  return { kind: 'outbox', from };
}

function readLinkedIn(reader: SettingReader, production: boolean, problems: string[]): LinkedInConfig | null {
  const clientId = reader.text('TRYOUT_LINKEDIN_CLIENT_ID');
  const clientSecret = reader.text('TRYOUT_LINKEDIN_CLIENT_SECRET');
  const issuer = reader.text('TRYOUT_LINKEDIN_ISSUER');
  const name = reader.text('TRYOUT_LINKEDIN_NAME');
  if ((clientId === null) !== (clientSecret === null)) {
    problems.push('TRYOUT_LINKEDIN_CLIENT_ID and TRYOUT_LINKEDIN_CLIENT_SECRET must be set together.');
  }
  if (name !== null && name.length > 40)
    problems.push('TRYOUT_LINKEDIN_NAME must have at most 40 characters.');
  if (issuer !== null && !isIssuer(issuer, production)) {
    problems.push(
      `TRYOUT_LINKEDIN_ISSUER must be an address with ${production ? 'https:' : 'https: or http:'} and without "?" or "#", such as https://login.your-company.com; it is "${issuer}".`,
    );
  }
  if (clientId === null || clientSecret === null) {
    for (const given of ['TRYOUT_LINKEDIN_ISSUER', 'TRYOUT_LINKEDIN_NAME']) {
      if (clientId === null && clientSecret === null && reader.text(given) !== null)
        problems.push(
          `${given} is set, but TRYOUT_LINKEDIN_CLIENT_ID is not, so nobody could sign in with it.`,
        );
    }
    return null;
  }
  return { issuer: issuer ?? LINKEDIN_ISSUER, clientId, clientSecret, name: name ?? 'LinkedIn' };
}

function readKeys(
  reader: SettingReader,
  prefix: string,
  problems: string[],
): { clientId: string; clientSecret: string } | null {
  const clientId = reader.text(`${prefix}_CLIENT_ID`);
  const clientSecret = reader.text(`${prefix}_CLIENT_SECRET`);
  if ((clientId === null) !== (clientSecret === null))
    problems.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET must be set together.`);
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret };
}

function readGoogleCalendar(reader: SettingReader, problems: string[]): CalendarProviderConfig | null {
  const keys = readKeys(reader, 'TRYOUT_GOOGLE_CALENDAR', problems);
  return (
    keys && {
      ...keys,
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      revokeUrl: 'https://oauth2.googleapis.com/revoke',
      apiUrl: 'https://www.googleapis.com/calendar/v3',
    }
  );
}

function readMicrosoftCalendar(reader: SettingReader, problems: string[]): CalendarProviderConfig | null {
  const keys = readKeys(reader, 'TRYOUT_MICROSOFT_CALENDAR', problems);
  const tenant = reader.text('TRYOUT_MICROSOFT_CALENDAR_TENANT') ?? 'common';
  if (!/^[A-Za-z0-9][A-Za-z0-9.-]{0,120}$/.test(tenant))
    problems.push(
      `TRYOUT_MICROSOFT_CALENDAR_TENANT must be the id or the domain of a directory, or "common", "organizations" or "consumers"; it is "${tenant}".`,
    );
  const login = `https://login.microsoftonline.com/${tenant}/oauth2/v2.0`;
  return (
    keys && {
      ...keys,
      authorizeUrl: `${login}/authorize`,
      tokenUrl: `${login}/token`,
      revokeUrl: null,
      apiUrl: 'https://graph.microsoft.com/v1.0',
    }
  );
}

function readPayments(reader: SettingReader, production: boolean, problems: string[]): PaymentsConfig {
  const secretKey = reader.text('TRYOUT_STRIPE_SECRET_KEY');
  const webhookSecret = reader.text('TRYOUT_STRIPE_WEBHOOK_SECRET');
  if ((secretKey === null) !== (webhookSecret === null))
    problems.push('TRYOUT_STRIPE_SECRET_KEY and TRYOUT_STRIPE_WEBHOOK_SECRET must be set together.');
  const stripe =
    secretKey === null || webhookSecret === null
      ? null
      : { secretKey, webhookSecret, apiUrl: 'https://api.stripe.com' };
  // In production a checkout in which no money moves would give plans away; it has to be asked for.
  const usual = stripe ? 'stripe' : production ? 'mail' : 'test';
  const driver = reader.choice(
    'TRYOUT_PAYMENTS',
    ['stripe', 'mail', 'test'],
    usual,
  ) as PaymentsConfig['driver'];
  if (driver === 'stripe' && !stripe)
    problems.push('TRYOUT_PAYMENTS is stripe, but TRYOUT_STRIPE_SECRET_KEY is not set.');
  return { driver, stripe };
}

function readOutbound(reader: SettingReader, problems: string[]): OutboundConfig {
  const networks = (reader.text('TRYOUT_OUTBOUND_NETWORKS') ?? '').split(/[\s,]+/).filter(Boolean);
  for (const network of networks.filter((each) => readNetwork(each) === null))
    problems.push(
      `TRYOUT_OUTBOUND_NETWORKS must name networks such as 10.0.0.0/8 or fd00::/8, with commas between; "${network}" is none.`,
    );
  return { allowHttp: reader.flag('TRYOUT_OUTBOUND_HTTP', false), networks };
}

function isInBucket(reader: SettingReader, bucket: S3Config | null, problems: string[]): boolean {
  const place = reader.choice('TRYOUT_FILES', ['folder', 's3'], 'folder');
  if (place === 's3' && bucket === null)
    problems.push('TRYOUT_FILES is s3, but TRYOUT_S3_BUCKET is not set.');
  return place === 's3';
}

function readBucket(reader: SettingReader, problems: string[]): S3Config | null {
  const bucket = reader.text('TRYOUT_S3_BUCKET');
  if (bucket === null) {
    const given = [
      'ENDPOINT',
      'REGION',
      'PREFIX',
      'ACCESS_KEY_ID',
      'SECRET_ACCESS_KEY',
      'ENCRYPTION',
      'KMS_KEY',
    ];
    for (const name of given.map((one) => `TRYOUT_S3_${one}`)) {
      if (reader.text(name) !== null) problems.push(`${name} is set, but TRYOUT_S3_BUCKET is not.`);
    }
    return null;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    problems.push(`TRYOUT_S3_BUCKET must be the name of a bucket; it is "${bucket}".`);
  const region = reader.text('TRYOUT_S3_REGION') ?? 'us-east-1';
  if (!/^[a-z0-9-]{1,40}$/.test(region))
    problems.push(`TRYOUT_S3_REGION must be the name of a region, such as eu-central-1; it is "${region}".`);
  const accessKeyId = reader.text('TRYOUT_S3_ACCESS_KEY_ID');
  const secretAccessKey = reader.text('TRYOUT_S3_SECRET_ACCESS_KEY');
  if (accessKeyId === null || secretAccessKey === null)
    problems.push(
      'TRYOUT_S3_ACCESS_KEY_ID and TRYOUT_S3_SECRET_ACCESS_KEY must be set with TRYOUT_S3_BUCKET.',
    );
  const prefix = reader.text('TRYOUT_S3_PREFIX') ?? '';
  if (!/^(?:[\w.-]+(?:\/[\w.-]+)*\/?)?$/.test(prefix))
    problems.push(
      `TRYOUT_S3_PREFIX must be made of letters, digits, ".", "_", "-" and "/"; it is "${prefix}".`,
    );
  const kind = reader.choice('TRYOUT_S3_ENCRYPTION', ['none', 'AES256', 'aws:kms'], 'none');
  const kmsKey = reader.text('TRYOUT_S3_KMS_KEY');
  if (kmsKey !== null && kind !== 'aws:kms')
    problems.push('TRYOUT_S3_KMS_KEY is set, but TRYOUT_S3_ENCRYPTION is not aws:kms.');
  return {
    endpoint: reader.webAddress('TRYOUT_S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    encryption: kind === 'none' ? null : { kind: kind as 'AES256' | 'aws:kms', kmsKey },
  };
}

function readMetricsToken(reader: SettingReader, problems: string[]): string | null {
  const token = reader.text('TRYOUT_METRICS_TOKEN');
  if (token !== null && !/^[\x21-\x7e]{16,200}$/.test(token))
    problems.push(
      'TRYOUT_METRICS_TOKEN must have 16 to 200 characters without spaces, for example from "openssl rand -hex 32".',
    );
  return token;
}

function isIssuer(address: string, production: boolean): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.search || url.hash || url.username) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && !production);
}

function defaultPublicUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === '';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}${port === 80 ? '' : `:${port}`}`;
}

const SAME_HOST_NAME =
  'TRYOUT_BUILDS_URL must have another host name than TRYOUT_PUBLIC_URL, such as https://builds.your-company.com: browsers share cookies between the ports of one host, and uploaded games must not get at them.';

function readBuildsPort(reader: SettingReader, port: number, problems: string[]): number {
  const usual = port === 0 ? 0 : port + 1;
  const buildsPort = reader.integer('TRYOUT_BUILDS_PORT', 0, 65_535, usual);
  if (buildsPort > 65_535)
    problems.push(`TRYOUT_BUILDS_PORT must be set: the port after ${port} does not exist.`);
  if (buildsPort !== 0 && buildsPort === port)
    problems.push(`TRYOUT_BUILDS_PORT must be another port than PORT; both are ${port}.`);
  return buildsPort;
}

/**
 * The address of the builds host unless one is set: this machine under its other name, because `localhost` and
 * `127.0.0.1` are different sites to a browser, which share nothing.
 */
export function defaultBuildsUrl(publicUrl: string, buildsPort: number): string {
  const name = hostName(publicUrl) === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  return `http://${name}${buildsPort === 80 ? '' : `:${buildsPort}`}`;
}

/** The name in a web address, without port; `localhost` when it is no address. */
export function hostName(publicUrl: string): string {
  return URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
}

type SettingReader = ReturnType<typeof settingReader>;

function settingReader(env: Record<string, string | undefined>, problems: string[]) {
  const text = (name: string): string | null => env[name]?.trim() || null;

  const choice = (name: string, allowed: string[], otherwise: string): string => {
    const value = text(name) ?? otherwise;
    if (!allowed.includes(value))
      problems.push(`${name} must be one of ${allowed.join(', ')}; it is "${value}".`);
    return value;
  };

  const integer = (name: string, least: number, most: number, otherwise: number): number => {
    const value = text(name);
    if (value === null) return otherwise;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    problems.push(`${name} must be a whole number from ${least} to ${most}; it is "${value}".`);
    return otherwise;
  };

  const flag = (name: string, otherwise: boolean): boolean => {
    const value = text(name);
    if (value === null) return otherwise;
    if (value !== '1' && value !== '0') problems.push(`${name} must be 1 (yes) or 0 (no); it is "${value}".`);
    return value === '1';
  };

  const webAddress = (name: string, mayHaveStar = false): string | null => {
    const value = text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (
      !url ||
      !/^https?:$/.test(url.protocol) ||
      url.pathname !== '/' ||
      url.search ||
      url.hash ||
      url.username ||
      url.hostname.replace(mayHaveStar ? /^\*\./ : '', '').includes('*')
    ) {
      problems.push(
        `${name} must be the address people open, without a path, such as https://jobs.your-company.com; it is "${value}".`,
      );
      return null;
    }
    return url.origin;
  };

  const databaseAddress = (name: string): string | null => {
    const value = text(name);
    if (value === null) return null;
    // The value may hold a password, so it is not repeated.
    if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
    problems.push(`${name} must look like postgres://user:password@host:5432/database.`);
    return null;
  };

  return { text, choice, integer, flag, webAddress, databaseAddress };
}
