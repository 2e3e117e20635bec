import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const words = (what: string) => z.string().trim().min(1).describe(what)
const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback).describe(`a whole number from ${min} to ${max}`)
const oneOf = <const T extends [string, ...string[]]>(values: T, fallback: T[number]) =>
  z
    .enum(values)
    .default(fallback as never)
    .describe(`one of ${values.join(', ')}`)
const webAddress = z
  .url({ protocol: /^https?$/ })
  .optional()
  .describe('an address that starts with http:// or https://')
const postgres = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/)
  .optional()
  .describe('an address that starts with postgresql://')

/** Every setting, in the order of .env.example, which explains them; each described by what it may hold. */
const settings = z.object({
  PORT: whole(3000, 0, 65535),
  HOST: words('a host name or address').default('localhost'),
  PUBLIC_URL: webAddress,
  DEMO_URL: webAddress,
  DATA_DIR: words('a folder').default('.data'),
  CARA_ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'warn'),
  TRUST_PROXY: z.stringbool().default(false).describe('true or false'),
  DATABASE_URL: postgres,
  DATABASE_APP_URL: postgres,
  DEMO: oneOf(['auto', 'on', 'empty', 'off'], 'auto'),
  S3_BUCKET: words('the name of a bucket').optional(),
  S3_REGION: words('the name of a region').default('us-east-1'),
  S3_ENDPOINT: webAddress,
  S3_ACCESS_KEY_ID: words('a key').optional(),
  S3_SECRET_ACCESS_KEY: words('a key').optional(),
  S3_CACHE_MB: whole(2000, 1, 1_000_000),
  MAX_FILE_MB: whole(50, 1, 2000),
  MAX_FILES_PER_MESSAGE: whole(20, 1, 200),
  MAX_PAGES_PER_FILE: whole(600, 1, 20_000),
  OCR_LANGUAGE_DIR: words('a folder').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('an address that starts with smtp:// or smtps://'),
  MAIL_FROM: z.string().trim().min(3).default('Cara <cara@localhost>').describe('an e-mail address'),
  SESSION_DAYS: whole(30, 1, 365),
  ADDRESS_AUTOFILL_TOKEN: words('a token').optional(),
  ADDRESS_AUTOFILL_URL: webAddress,
  WEB_SEARCH: z.enum(['searxng', 'brave', 'tavily']).optional().describe('one of searxng, brave, tavily'),
  WEB_SEARCH_URL: webAddress,
  WEB_SEARCH_KEY: words('a key').optional(),
  STRIPE_SECRET_KEY: words('a secret or restricted key of Stripe').optional(),
  STRIPE_WEBHOOK_SECRET: words('the signing secret of a webhook endpoint').optional(),
  STRIPE_PUBLISHABLE_KEY: words('a publishable key of Stripe').optional(),
  STRIPE_API_BASE: webAddress,
  CARA_MODEL: z
    .string()
    .trim()
    .regex(/^(builtin|(anthropic|openai|google|openai-compatible):\S+)$/)
    .default('builtin')
    .describe('"builtin" or "<provider>:<model>", the provider one of anthropic, openai, google, openai-compatible'),
  CARA_MODEL_BASE_URL: webAddress,
  CARA_MODEL_API_KEY: words('a key').optional(),
  CARA_MODEL_TIMEOUT_SECONDS: whole(120, 1, 3600),
  CARA_MODEL_REQUEST_TOKENS: whole(100_000, 16_000, 10_000_000),
  CARA_RUN_TOKENS: whole(1_000_000, 1000, 100_000_000),
  CARA_EMBEDDINGS_URL: webAddress,
  CARA_EMBEDDINGS_MODEL: words('the name of a model').optional(),
  CARA_EMBEDDINGS_API_KEY: words('a key').optional(),
  CHROMIUM_PATH: words('the path of a Chromium').optional(),
})

/** Where each provider's own tools look for a key. */
const USUAL_KEYS: Record<string, string> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
}

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(settings.shape)

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the settings from `env`; empty strings count as not set.
 * Throws an Error whose message names each setting that cannot be used and why.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = settings.safeParse(given)
  if (!result.success) {
    const names = [
      ...new Set(result.error.issues.map((issue) => String(issue.path[0]))),
    ] as (keyof typeof settings.shape)[]
    refuse(
      names.map(
        (name) => `${name} is "${hidePassword(given[name]!)}": it must be ${settings.shape[name].description}.`,
      ),
    )
  }
  const s = result.data
  if (s.CARA_MODEL.startsWith('openai-compatible:') && !s.CARA_MODEL_BASE_URL) {
    refuse([
      'CARA_MODEL_BASE_URL is not set: an openai-compatible model needs the address where it answers, such as http://localhost:11434/v1.',
    ])
  }
  if (s.DATABASE_APP_URL && !s.DATABASE_URL)
    refuse(['DATABASE_APP_URL is set without DATABASE_URL: set both or neither.'])
  if (Boolean(s.STRIPE_SECRET_KEY) !== Boolean(s.STRIPE_WEBHOOK_SECRET))
    refuse(['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.'])
  if (s.WEB_SEARCH === 'searxng' && !s.WEB_SEARCH_URL)
    refuse(['WEB_SEARCH_URL is not set: WEB_SEARCH=searxng needs the address of your SearXNG.'])
  if ((s.WEB_SEARCH === 'brave' || s.WEB_SEARCH === 'tavily') && !s.WEB_SEARCH_KEY)
    refuse([`WEB_SEARCH_KEY is not set: WEB_SEARCH=${s.WEB_SEARCH} needs a key.`])
  if (Boolean(s.CARA_EMBEDDINGS_URL) !== Boolean(s.CARA_EMBEDDINGS_MODEL))
    refuse(['CARA_EMBEDDINGS_URL and CARA_EMBEDDINGS_MODEL belong together: set both or neither.'])
  const publicUrl = (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, '')
  const usualKey = USUAL_KEYS[s.CARA_MODEL.split(':')[0]!]
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl,
    demoUrl: s.DEMO_URL,
    dataDir: path.resolve(s.DATA_DIR),
    role: s.CARA_ROLE,
    logLevel: s.LOG_LEVEL,
    trustProxy: s.TRUST_PROXY,
    databaseUrl: s.DATABASE_URL,
    databaseAppUrl: s.DATABASE_APP_URL,
    /** Whether an empty database gets the demo agency, with or without its clients: one of one's own only when asked. */
    demo: s.DEMO === 'auto' ? (s.DATABASE_URL ? ('off' as const) : ('on' as const)) : s.DEMO,
    s3: s.S3_BUCKET
      ? {
          bucket: s.S3_BUCKET,
          region: s.S3_REGION,
          endpoint: s.S3_ENDPOINT,
          accessKeyId: s.S3_ACCESS_KEY_ID,
          secretAccessKey: s.S3_SECRET_ACCESS_KEY,
          // Room for two of the largest files at least: one is read while the next arrives.
          cacheBytes: Math.max(s.S3_CACHE_MB, 2 * s.MAX_FILE_MB) * 1024 * 1024,
        }
      : undefined,
    limits: {
      fileBytes: s.MAX_FILE_MB * 1024 * 1024,
      filesPerMessage: s.MAX_FILES_PER_MESSAGE,
      pagesPerFile: s.MAX_PAGES_PER_FILE,
      // About a minute of a processor.
      readingTurn: 240,
    },
    ocrLanguageDir: s.OCR_LANGUAGE_DIR,
    chromium: s.CHROMIUM_PATH,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    sessionDays: s.SESSION_DAYS,
    addressAutofill: s.ADDRESS_AUTOFILL_TOKEN
      ? { token: s.ADDRESS_AUTOFILL_TOKEN, url: s.ADDRESS_AUTOFILL_URL ?? 'https://api.mapbox.com' }
      : undefined,
    webSearch: s.WEB_SEARCH ? { engine: s.WEB_SEARCH, url: s.WEB_SEARCH_URL, key: s.WEB_SEARCH_KEY } : undefined,
    stripe:
      s.STRIPE_SECRET_KEY && s.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: s.STRIPE_SECRET_KEY,
            webhookSecret: s.STRIPE_WEBHOOK_SECRET,
            publishableKey: s.STRIPE_PUBLISHABLE_KEY ?? null,
            url: s.STRIPE_API_BASE ?? 'https://api.stripe.com',
            returnUrl: `${publicUrl}/app/settings/subscription`,
          }
        : undefined,
    model: {
      name: s.CARA_MODEL,
      baseUrl: s.CARA_MODEL_BASE_URL,
      apiKey: s.CARA_MODEL_API_KEY,
      /** The variable that a key is missing in; null when there is one or none is needed. */
      missingKey: usualKey && !s.CARA_MODEL_API_KEY && !given[usualKey] ? usualKey : null,
      timeoutMs: s.CARA_MODEL_TIMEOUT_SECONDS * 1000,
      /** What one request may hold; the built-in model reads all of it. */
      requestTokens: s.CARA_MODEL === 'builtin' ? undefined : s.CARA_MODEL_REQUEST_TOKENS,
      /** What a run may use in all; what the built-in model reads costs nothing. */
      runTokens: s.CARA_MODEL === 'builtin' ? Number.POSITIVE_INFINITY : s.CARA_RUN_TOKENS,
    },
    embeddings:
      s.CARA_EMBEDDINGS_URL && s.CARA_EMBEDDINGS_MODEL
        ? { url: s.CARA_EMBEDDINGS_URL, model: s.CARA_EMBEDDINGS_MODEL, apiKey: s.CARA_EMBEDDINGS_API_KEY }
        : undefined,
  }
}

function refuse(faults: string[]): never {
  throw new Error(`Cara cannot start with these settings. ${faults.join(' ')} See .env.example for what each may hold.`)
}

const hidePassword = (value: string) => value.replace(/:\/\/[^@/]*@/, '://…@')

/** The settings of this process: the environment, and a .env file in the working folder for what it does not set. */
export function ownSettings(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** Reads the settings of this process, with some of them changed. Throws as `readConfig` does. */
export const readOwnConfig = (changes: Record<string, string | undefined> = {}) =>
  readConfig({ ...ownSettings(), ...changes })
