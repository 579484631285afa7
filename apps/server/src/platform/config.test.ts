import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'q8Zk2LwX0vB7nRj5TfY9cHs3MdGp6UaEiKoWxQz1';
const PRODUCTION = {
  NODE_ENV: 'production',
  TRYOUT_SECRET: SECRET,
  TRYOUT_PUBLIC_URL: 'https://jobs.harbour.com',
};

function config(env: Record<string, string>) {
  const read = readConfig(env, '/srv/app');
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.config;
}

function problems(env: Record<string, string>): string[] {
  const read = readConfig(env, '/srv/app');
  return read.ok ? [] : read.problems;
}

describe('settings', () => {
  it('need not be given at all', () => {
    expect(config({})).toEqual({
      production: false,
      host: 'localhost',
      port: 4780,
      dataDir: '/srv/app/data',
      databaseUrl: null,
      publicUrl: 'http://localhost:4780',
      buildsPort: 4781,
      buildsUrl: 'http://127.0.0.1:4781',
      demo: true,
      library: true,
      places: 'all',
      firstAdmin: null,
      secret: null,
      mail: { kind: 'outbox', from: 'Tryout <no-reply@localhost>' },
      linkedin: null,
      googleCalendar: null,
      microsoftCalendar: null,
      payments: { driver: 'test', stripe: null },
      outbound: { allowHttp: false, networks: [] },
      trustProxy: false,
      approveOrganizations: true,
      playClockRate: 1,
      s3: null,
      bucket: null,
      logsJsonAlone: false,
      metricsToken: null,
      drainSeconds: 0,
      logLevel: 'warn',
    });
  });

  it('let the clock of plays run faster in tests alone', () => {
    expect(config({ NODE_ENV: 'test', TRYOUT_PLAY_CLOCK_RATE: '4' }).playClockRate).toBe(4);
    for (const env of [{}, { ...PRODUCTION }])
      expect(problems({ ...env, TRYOUT_PLAY_CLOCK_RATE: '4' })).toEqual([
        'TRYOUT_PLAY_CLOCK_RATE is for tests; leave it out unless NODE_ENV is test.',
      ]);
  });

  it('name a first super admin, whose password follows the rule', () => {
    expect(config({ TRYOUT_ADMIN_EMAIL: ' Ada@Harbour.com ' }).firstAdmin).toEqual({
      email: 'ada@harbour.com',
      password: null,
    });
    const both = { TRYOUT_ADMIN_EMAIL: 'ada@harbour.com', TRYOUT_ADMIN_PASSWORD: 'Quay-side-77' };
    expect(config(both).firstAdmin).toEqual({ email: 'ada@harbour.com', password: 'Quay-side-77' });
    expect(problems({ TRYOUT_ADMIN_EMAIL: 'ada' })).toEqual(['TRYOUT_ADMIN_EMAIL must be an email address.']);
    expect(problems({ ...both, TRYOUT_ADMIN_PASSWORD: 'Quay-7' })).toEqual([
      'TRYOUT_ADMIN_PASSWORD must be at least 10 characters.',
    ]);
    expect(problems({ TRYOUT_ADMIN_PASSWORD: 'Quay-side-77' }).join()).toContain('TRYOUT_ADMIN_EMAIL is not');
  });

  it('leave the ready library out, and the demo that is made of it', () => {
    expect(config({ TRYOUT_LIBRARY: '0' })).toMatchObject({ library: false, demo: false, places: 'none' });
    expect(problems({ TRYOUT_LIBRARY: '0', TRYOUT_DEMO: '1' }).join()).toContain(
      'TRYOUT_DEMO needs the ready library',
    );
  });

  it('are read from the environment; empty ones count as not given', () => {
    const read = config({
      PORT: '8080',
      HOST: '::1',
      TRYOUT_DATA_DIR: '/var/lib/my data',
      DATABASE_URL: 'postgresql://me:pw@db/tryout',
      TRYOUT_DEMO: '0',
      TRYOUT_SECRET: '  ',
      SMTP_HOST: 'mail.harbour.com',
      SMTP_PORT: '465',
      SMTP_USER: 'me',
      SMTP_PASSWORD: 'pw',
      SMTP_FROM: 'Jobs <jobs@harbour.com>',
    });
    expect(read).toMatchObject({
      port: 8080,
      publicUrl: 'http://[::1]:8080',
      dataDir: '/var/lib/my data',
      databaseUrl: 'postgresql://me:pw@db/tryout',
      demo: false,
      secret: null,
      mail: {
        kind: 'smtp',
        host: 'mail.harbour.com',
        port: 465,
        secure: true,
        user: 'me',
        from: 'Jobs <jobs@harbour.com>',
      },
    });
  });

  it('are all reported together when wrong, each by name', () => {
    const found = problems({
      PORT: '70000',
      NODE_ENV: 'prod',
      TRYOUT_DEMO: 'yes',
      DATABASE_URL: 'mysql://root:hidden@x/y',
      TRYOUT_PUBLIC_URL: 'jobs.harbour.com/path',
      TRYOUT_SECRET: 'short',
      SMTP_PORT: 'x',
      SMTP_USER: 'me',
      SMTP_FROM: 'nobody',
    });
    for (const name of [
      'PORT',
      'NODE_ENV',
      'TRYOUT_DEMO',
      'DATABASE_URL',
      'TRYOUT_PUBLIC_URL',
      'TRYOUT_SECRET',
      'SMTP_PORT',
      'SMTP_USER',
      'SMTP_FROM',
    ]) {
      expect(found.filter((problem) => problem.startsWith(name)).length, name).toBeGreaterThan(0);
    }
    expect(found.join()).not.toContain('hidden');
  });

  it('refuses a level of the log that does not exist', () => {
    expect(problems({ LOG_LEVEL: 'loud' })).toEqual([
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace; it is "loud".',
    ]);
  });

  it.each(['0x10', '1e3', '-1', '80.5', ' '])('PORT %j is not a port or not given', (port) => {
    expect(problems({ PORT: port }).length).toBe(port.trim() === '' ? 0 : 1);
  });
});

describe('the builds host', () => {
  it('is this machine by its other name, on the next port, unless it is set', () => {
    expect(config({ HOST: '0.0.0.0', PORT: '8080' }).buildsUrl).toBe('http://127.0.0.1:8081');
    expect(config({ HOST: '127.0.0.1' }).buildsUrl).toBe('http://localhost:4781');
    expect(config({ PORT: '0' }).buildsPort).toBe(0);
    const set = { TRYOUT_BUILDS_PORT: '9000', TRYOUT_BUILDS_URL: 'https://builds.harbour.com' };
    expect(config(set)).toMatchObject({ buildsPort: 9000, buildsUrl: 'https://builds.harbour.com' });
  });

  it('may have a host name for each game, as the first part only', () => {
    const each = { TRYOUT_BUILDS_URL: 'https://*.builds.harbour.com' };
    expect(config(each).buildsUrl).toBe('https://*.builds.harbour.com');
    for (const address of ['https://a.*.harbour.com', 'https://x*.harbour.com', 'https://*']) {
      expect(problems({ TRYOUT_BUILDS_URL: address })[0]).toMatch(/^TRYOUT_BUILDS_URL must be/);
    }
    expect(problems({ TRYOUT_PUBLIC_URL: 'https://*.harbour.com' })[0]).toMatch(/^TRYOUT_PUBLIC_URL must be/);
  });

  it('has a port of its own', () => {
    expect(problems({ TRYOUT_BUILDS_PORT: '4780' })[0]).toMatch(/^TRYOUT_BUILDS_PORT must be another port/);
    expect(problems({ PORT: '65535' })[0]).toMatch(/^TRYOUT_BUILDS_PORT must be set/);
    expect(problems({ TRYOUT_BUILDS_PORT: 'x' })[0]).toMatch(/^TRYOUT_BUILDS_PORT must be a whole number/);
    expect(problems({ TRYOUT_BUILDS_URL: 'builds.harbour.com' })[0]).toMatch(/^TRYOUT_BUILDS_URL must be/);
  });

  it.each(['https://jobs.harbour.com:8443', 'http://JOBS.harbour.com'])(
    'is refused in production under the host name of the app: %s',
    (address) => {
      expect(problems({ ...PRODUCTION, TRYOUT_BUILDS_URL: address })[0]).toMatch(
        /^TRYOUT_BUILDS_URL must have another host name than TRYOUT_PUBLIC_URL/,
      );
      const { NODE_ENV: _, ...elsewhere } = PRODUCTION;
      expect(problems({ ...elsewhere, TRYOUT_BUILDS_URL: address })).toEqual([]);
    },
  );
});

describe('signing in with LinkedIn', () => {
  const given = { TRYOUT_LINKEDIN_CLIENT_ID: 'id', TRYOUT_LINKEDIN_CLIENT_SECRET: 'hidden' };

  it('needs both parts of the client; the issuer and the name are LinkedIn’s unless given', () => {
    expect(config(given).linkedin).toEqual({
      issuer: 'https://www.linkedin.com/oauth',
      clientId: 'id',
      clientSecret: 'hidden',
      name: 'LinkedIn',
    });
    const own = { TRYOUT_LINKEDIN_ISSUER: 'https://login.harbour.com', TRYOUT_LINKEDIN_NAME: 'Harbour ID' };
    expect(config({ ...given, ...own }).linkedin).toMatchObject({
      issuer: 'https://login.harbour.com',
      name: 'Harbour ID',
    });
  });

  it('is refused in parts, and with an issuer that is no address or not safe', () => {
    expect(problems({ TRYOUT_LINKEDIN_CLIENT_ID: 'id' })[0]).toMatch(/^TRYOUT_LINKEDIN_CLIENT_ID and/);
    expect(problems({ TRYOUT_LINKEDIN_NAME: 'x' })[0]).toMatch(/^TRYOUT_LINKEDIN_NAME is set, but/);
    expect(problems({ ...given, TRYOUT_LINKEDIN_ISSUER: 'login' })[0]).toMatch(/^TRYOUT_LINKEDIN_ISSUER/);
    const plain = { ...PRODUCTION, ...given, TRYOUT_LINKEDIN_ISSUER: 'http://login.harbour.com' };
    expect(problems(plain)[0]).toMatch(/^TRYOUT_LINKEDIN_ISSUER must be an address with https:/);
    expect(problems(plain).join()).not.toContain('hidden');
  });
});

describe('in production', () => {
  it('a whole configuration is accepted, without demo and without approval of organizations', () => {
    expect(config(PRODUCTION)).toMatchObject({ production: true, demo: false, approveOrganizations: false });
  });

  it('the demo is refused', () => {
    expect(problems({ ...PRODUCTION, TRYOUT_DEMO: '1' }).join()).toContain(
      'TRYOUT_DEMO must not be 1 in production',
    );
  });

  it('a secret and the public address are required', () => {
    expect(problems({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('TRYOUT_SECRET is required'),
      expect.stringContaining('TRYOUT_PUBLIC_URL is required'),
    ]);
  });

  it.each([
    'change-me-change-me-change-me-change-me',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'this-is-a-sample-secret-for-documentation',
    'abababababababababababababababababababab',
    '12345678901234567890123456789012345',
  ])('the sample secret %s is refused', (secret) => {
    expect(problems({ ...PRODUCTION, TRYOUT_SECRET: secret }).join()).toContain(
      'TRYOUT_SECRET looks like a sample',
    );
  });
});

describe('files in a bucket', () => {
  const KEYS = {
    TRYOUT_S3_BUCKET: 'files',
    TRYOUT_S3_ACCESS_KEY_ID: 'id',
    TRYOUT_S3_SECRET_ACCESS_KEY: 'key',
  };

  it('are kept there only when that is asked for, and may be named before', () => {
    const named = config(KEYS);
    expect([named.s3, named.bucket]).toEqual([
      null,
      {
        endpoint: 'https://s3.us-east-1.amazonaws.com',
        region: 'us-east-1',
        bucket: 'files',
        prefix: '',
        accessKeyId: 'id',
        secretAccessKey: 'key',
        encryption: null,
      },
    ]);
    const kept = config({
      ...KEYS,
      TRYOUT_FILES: 's3',
      TRYOUT_S3_ENDPOINT: 'http://storage:9000',
      TRYOUT_S3_PREFIX: 'hiring/tryout',
      TRYOUT_S3_ENCRYPTION: 'aws:kms',
      TRYOUT_S3_KMS_KEY: 'key-1',
    });
    expect(kept.s3).toMatchObject({
      endpoint: 'http://storage:9000',
      prefix: 'hiring/tryout/',
      encryption: { kind: 'aws:kms', kmsKey: 'key-1' },
    });
  });

  it.each([
    [{ TRYOUT_FILES: 's3' }, 'TRYOUT_S3_BUCKET is not set'],
    [{ TRYOUT_FILES: 'ftp' }, 'TRYOUT_FILES must be one of folder, s3'],
    [{ TRYOUT_S3_BUCKET: 'files' }, 'TRYOUT_S3_ACCESS_KEY_ID and TRYOUT_S3_SECRET_ACCESS_KEY'],
    [{ ...KEYS, TRYOUT_S3_BUCKET: 'No Bucket' }, 'TRYOUT_S3_BUCKET must be the name of a bucket'],
    [{ ...KEYS, TRYOUT_S3_ENDPOINT: 'storage' }, 'TRYOUT_S3_ENDPOINT'],
    [{ ...KEYS, TRYOUT_S3_PREFIX: '/a b' }, 'TRYOUT_S3_PREFIX'],
    [{ ...KEYS, TRYOUT_S3_KMS_KEY: 'key' }, 'TRYOUT_S3_ENCRYPTION is not aws:kms'],
    [{ TRYOUT_S3_REGION: 'eu-west-1' }, 'TRYOUT_S3_REGION is set, but TRYOUT_S3_BUCKET is not'],
  ])('%o is refused', (env, said) => {
    expect(problems(env as Record<string, string>).join(' ')).toContain(said);
  });
});

describe('running it', () => {
  it('drains in production, has metrics only with a token, and says what is wrong with one', () => {
    expect(config(PRODUCTION)).toMatchObject({ drainSeconds: 5, metricsToken: null, logsJsonAlone: false });
    const token = '0123456789abcdef';
    expect(config({ TRYOUT_METRICS_TOKEN: token, TRYOUT_DRAIN_S: '7', LOG_FORMAT: 'json' })).toMatchObject({
      metricsToken: token,
      drainSeconds: 7,
      logsJsonAlone: true,
    });
    expect(problems({ TRYOUT_METRICS_TOKEN: 'short', TRYOUT_DRAIN_S: '31', LOG_FORMAT: 'xml' })).toHaveLength(
      3,
    );
  });
});
