import { resolve } from 'node:path';
import { z } from 'zod';
import type { BillingConfig } from './billing-config.ts';
import { BILLING_EXPECTED, BILLING_SETTINGS, readBilling } from './billing-config.ts';
import type { ChannelConfig } from './channel-config.ts';
import { CHANNELS_EXPECTED, CHANNEL_SETTINGS, readChannels } from './channel-config.ts';
import type { FilesConfig } from './files-config.ts';
import { FILES_EXPECTED, FILES_SETTINGS, readFiles, wrongFilesSetting } from './files-config.ts';
import { secret, setting, webAddress, withoutSlash } from './setting.ts';

const atLeastOne = z.coerce.number().int().min(1);

const Environment = z
  .object({
    PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000)),
    HOST: setting(z.string().default('localhost')),
    DATA_DIR: setting(z.string().default('data')),
    DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    DATABASE_POOL: setting(z.coerce.number().int().min(2).max(500).default(20)),
    PUBLIC_URL: setting(webAddress.optional()),
    TRUST_PROXY: setting(z.string().default('')),
    LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
    REQUESTS_PER_MINUTE: setting(atLeastOne.default(300)),
    LOGINS_PER_MINUTE: setting(atLeastOne.default(30)),
    REGISTRATIONS_PER_HOUR: setting(atLeastOne.default(20)),
    DEMOS_PER_HOUR: setting(atLeastOne.default(20)),
    MASTER_KEY: setting(
      z
        .base64()
        .refine((key) => Buffer.from(key, 'base64').length === 32)
        .optional(),
    ),
    SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: setting(z.string().default('Leveza <nao-responda@localhost>')),
    OIDC_ISSUER: setting(webAddress.optional()),
    OIDC_CLIENT_ID: setting(z.string().default('leveza')),
    OIDC_CLIENT_SECRET: setting(z.string().optional()),
    OIDC_LABEL: setting(z.string().default('conta externa')),
    LLM_BASE_URL: setting(webAddress.optional()),
    LLM_API_KEY: setting(secret.optional()),
    LLM_MODEL: setting(z.string().default('gpt-4o-mini')),
    LLM_TIMEOUT_SECONDS: setting(z.coerce.number().min(1).max(50).default(30)),
    AI_SEARCHES_PER_DAY: setting(z.coerce.number().int().min(0).default(30)),
    OFF_BASE_URL: setting(z.union([z.literal('off'), webAddress]).default('https://world.openfoodfacts.org')),
    ...CHANNEL_SETTINGS,
    ...BILLING_SETTINGS,
    ...FILES_SETTINGS,
  })
  .superRefine((read, context) => {
    const wrong = wrongFilesSetting(read);
    if (wrong) context.addIssue({ code: 'custom', path: [wrong] });
  });

const EXPECTED: Record<keyof z.input<typeof Environment>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, such as localhost or 0.0.0.0',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/leveza',
  DATABASE_POOL: 'a whole number from 2 to 500',
  PUBLIC_URL: 'an address such as https://leveza.example.com',
  TRUST_PROXY: 'empty, or the addresses of the proxies in front, separated by commas',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, silent',
  REQUESTS_PER_MINUTE: 'a whole number from 1 up',
  LOGINS_PER_MINUTE: 'a whole number from 1 up',
  REGISTRATIONS_PER_HOUR: 'a whole number from 1 up',
  DEMOS_PER_HOUR: 'a whole number from 1 up',
  MASTER_KEY: '32 bytes in base64, such as the output of: openssl rand -base64 32',
  SMTP_URL: 'an address such as smtps://user:password@mail.example.com',
  MAIL_FROM: 'a sender such as Leveza <nao-responda@example.com>',
  OIDC_ISSUER: 'the address of an OpenID provider, such as https://login.example.com',
  OIDC_CLIENT_ID: 'the name Leveza has at the provider',
  OIDC_CLIENT_SECRET: 'the secret Leveza has at the provider',
  OIDC_LABEL: 'the words on the button after "Entrar com"',
  LLM_BASE_URL: 'the address of an OpenAI-compatible service, such as https://api.openai.com/v1',
  LLM_API_KEY: 'the key of that service, without spaces',
  LLM_MODEL: 'the name of a model of that service',
  LLM_TIMEOUT_SECONDS: 'a number from 1 to 50',
  AI_SEARCHES_PER_DAY: 'a whole number from 0 up',
  OFF_BASE_URL: 'the address of Open Food Facts, such as https://world.openfoodfacts.org, or off',
  ...CHANNELS_EXPECTED,
  ...BILLING_EXPECTED,
  ...FILES_EXPECTED,
};

export interface Config extends ChannelConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  publicUrl: string | undefined;
  trustedProxies: string[];
  logLevel: z.output<typeof Environment>['LOG_LEVEL'];
  requestsPerMinute: number;
  loginsPerMinute: number;
  registrationsPerHour: number;
  demosPerHour: number;
  /** Seals stored files and secrets; without it one is made in the data folder. */
  masterKey: Buffer | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  oidc: OidcConfig | null;
  llm: LanguageModelConfig | null;
  aiSearchesPerDay: number;
  /** Open Food Facts; null when it is not to be asked. */
  openFoodFactsUrl: string | null;
  billing: BillingConfig;
  files: FilesConfig;
}

export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  label: string;
}

export interface LanguageModelConfig {
  baseUrl: string;
  /** A model on one's own machine may want none. */
  apiKey: string | undefined;
  model: string;
  timeoutSeconds: number;
}

const OPENAI = 'https://api.openai.com/v1';

/** A setting that cannot be used: its message is the one line shown before exit 1. */
export class WrongSetting extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof EXPECTED;
    throw new WrongSetting(`${name} must be ${EXPECTED[name]}.`);
  }
  const read = parsed.data;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    publicUrl: read.PUBLIC_URL && withoutSlash(read.PUBLIC_URL),
    trustedProxies: read.TRUST_PROXY.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    logLevel: read.LOG_LEVEL,
    requestsPerMinute: read.REQUESTS_PER_MINUTE,
    loginsPerMinute: read.LOGINS_PER_MINUTE,
    registrationsPerHour: read.REGISTRATIONS_PER_HOUR,
    demosPerHour: read.DEMOS_PER_HOUR,
    masterKey: read.MASTER_KEY === undefined ? undefined : Buffer.from(read.MASTER_KEY, 'base64'),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    oidc: read.OIDC_ISSUER
      ? {
          issuer: read.OIDC_ISSUER,
          clientId: read.OIDC_CLIENT_ID,
          clientSecret: read.OIDC_CLIENT_SECRET,
          label: read.OIDC_LABEL,
        }
      : null,
    llm:
      read.LLM_BASE_URL || read.LLM_API_KEY
        ? {
            baseUrl: withoutSlash(read.LLM_BASE_URL ?? OPENAI),
            apiKey: read.LLM_API_KEY,
            model: read.LLM_MODEL,
            timeoutSeconds: read.LLM_TIMEOUT_SECONDS,
          }
        : null,
    aiSearchesPerDay: read.AI_SEARCHES_PER_DAY,
    openFoodFactsUrl: read.OFF_BASE_URL === 'off' ? null : withoutSlash(read.OFF_BASE_URL),
    billing: readBilling(read),
    files: readFiles(read),
    ...readChannels(read, operatorOf(read)),
  };
}

/** Where the operator can be reached: the address patients use, or the sender of messages. */
function operatorOf({ PUBLIC_URL, MAIL_FROM }: z.output<typeof Environment>): string {
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${/[^\s<]+@[^\s>]+/.exec(MAIL_FROM)?.[0] ?? 'nao-responda@localhost'}`;
}
