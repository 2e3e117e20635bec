import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const text = z.string().trim().min(1).optional()
const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

/** Every setting, in the order of .env.example, which explains them. */
const settings = z.object({
  PORT: whole(3000, 0, 65535),
  HOST: z.string().trim().min(1).default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  CARA_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  TRUST_PROXY: z.stringbool().default(false),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgresql://')
    .optional(),
  S3_BUCKET: text,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  MAX_FILE_MB: whole(50, 1, 2000),
  MAX_FILES_PER_MESSAGE: whole(20, 1, 200),
  MAX_PAGES_PER_FILE: whole(600, 1, 20_000),
  OCR_LANGUAGE_DIR: text,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().trim().min(3).default('Cara <cara@localhost>'),
  SESSION_DAYS: whole(30, 1, 365),
  CARA_MODEL: z
    .string()
    .trim()
    .regex(/^(builtin|(anthropic|openai|google|openai-compatible):\S+)$/, 'must be "builtin" or "<provider>:<model>"')
    .default('builtin'),
  CARA_MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CARA_MODEL_API_KEY: text,
  CARA_MODEL_TIMEOUT_SECONDS: whole(120, 1, 3600),
  CARA_RUN_TOKENS: whole(1_000_000, 1000, 100_000_000),
})

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
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(
      `Cara cannot start with these settings. ${faults.join('. ')}. See .env.example for what each may hold.`,
    )
  }
  const s = result.data
  if (s.CARA_MODEL.startsWith('openai-compatible:') && !s.CARA_MODEL_BASE_URL) {
    throw new Error(
      'Cara cannot start with these settings. CARA_MODEL_BASE_URL: is needed for an openai-compatible model.',
    )
  }
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl: (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, ''),
    demoUrl: s.DEMO_URL,
    dataDir: path.resolve(s.DATA_DIR),
    role: s.CARA_ROLE,
    logLevel: s.LOG_LEVEL,
    trustProxy: s.TRUST_PROXY,
    databaseUrl: s.DATABASE_URL,
    s3: s.S3_BUCKET
      ? {
          bucket: s.S3_BUCKET,
          region: s.S3_REGION,
          endpoint: s.S3_ENDPOINT,
          accessKeyId: s.S3_ACCESS_KEY_ID,
          secretAccessKey: s.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    limits: {
      fileBytes: s.MAX_FILE_MB * 1024 * 1024,
      filesPerMessage: s.MAX_FILES_PER_MESSAGE,
      pagesPerFile: s.MAX_PAGES_PER_FILE,
    },
    ocrLanguageDir: s.OCR_LANGUAGE_DIR ?? SYSTEM_OCR_DIRS.find((dir) => existsSync(path.join(dir, 'eng.traineddata'))),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    sessionDays: s.SESSION_DAYS,
    model: {
      name: s.CARA_MODEL,
      baseUrl: s.CARA_MODEL_BASE_URL,
      apiKey: s.CARA_MODEL_API_KEY,
      timeoutMs: s.CARA_MODEL_TIMEOUT_SECONDS * 1000,
      runTokens: s.CARA_RUN_TOKENS,
    },
  }
}

/** The settings of this process: the environment, and a .env file in the working folder for what it does not set. */
export function ownSettings(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** Reads the settings of this process, with some of them changed. Throws as `readConfig` does. */
export const readOwnConfig = (changes: Record<string, string | undefined> = {}) =>
  readConfig({ ...ownSettings(), ...changes })

/** Where Debian, Fedora and Homebrew put tesseract's language data. */
const SYSTEM_OCR_DIRS = [
  '/usr/share/tesseract-ocr/5/tessdata',
  '/usr/share/tesseract-ocr/4.00/tessdata',
  '/usr/share/tessdata',
  '/usr/share/tesseract/tessdata',
  '/opt/homebrew/share/tessdata',
  '/usr/local/share/tessdata',
]
