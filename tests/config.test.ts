import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readConfig, SETTING_NAMES } from '../server/config.ts'

describe('the settings', () => {
  it('have defaults that need nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      role: 'all',
      model: { name: 'builtin' },
      publicUrl: 'http://localhost:3000',
    })
  })

  it('count an empty string as not set', () => {
    expect(readConfig({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
  })

  it.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['MAX_FILE_MB', '0', 'a whole number from 1 to 2000'],
    ['DATABASE_URL', 'mysql://localhost/cara', 'an address that starts with postgresql://'],
    ['CARA_MODEL', 'gpt', '"builtin" or "<provider>:<model>"'],
    ['CARA_ROLE', 'boss', 'one of all, web, worker'],
    ['SMTP_URL', 'mail.example.com', 'an address that starts with smtp:// or smtps://'],
    ['TRUST_PROXY', 'maybe', 'true or false'],
    ['DEMO', 'perhaps', 'one of auto, on, empty, off'],
  ])('stop the start when %s is %s, and say what it may hold', (name, value, allowed) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `Cara cannot start with these settings. ${name} is "${value}": it must be ${allowed}`,
    )
  })

  it('show no password of a setting that is refused', () => {
    const given = () => readConfig({ DATABASE_URL: 'mysql://cara:hush@db.example.com/cara' })
    expect(given).toThrow('DATABASE_URL is "mysql://…@db.example.com/cara"')
    expect(given).not.toThrow('hush')
  })

  it('make the demo agency in the embedded database alone, unless they are asked to', () => {
    const own = { DATABASE_URL: 'postgresql://db.example.com/cara' }
    const given = [{}, own, { ...own, DEMO: 'on' }, { DEMO: 'empty' }, { DEMO: 'off' }]
    expect(given.map((settings) => readConfig(settings).demo)).toEqual(['on', 'off', 'on', 'empty', 'off'])
  })

  it('know when a hosted model has no key', () => {
    const hosted = { CARA_MODEL: 'anthropic:claude' }
    expect(readConfig(hosted).model.missingKey).toBe('ANTHROPIC_API_KEY')
    expect(readConfig({ ...hosted, CARA_MODEL_API_KEY: 'k' }).model.missingKey).toBeNull()
    expect(readConfig({ ...hosted, ANTHROPIC_API_KEY: 'k' }).model.missingKey).toBeNull()
    expect(readConfig({}).model.missingKey).toBeNull()
  })

  it('bound what a run uses of a model that is paid for, and not of the built-in one', () => {
    expect(readConfig({ CARA_MODEL: 'anthropic:claude' }).model.runTokens).toBe(1_000_000)
    expect(readConfig({ CARA_RUN_TOKENS: '1000' }).model.runTokens).toBe(Number.POSITIVE_INFINITY)
  })

  it('search the web by one service, with what it needs', () => {
    expect(readConfig({ WEB_SEARCH_KEY: 'k' }).webSearch).toBeUndefined()
    expect(readConfig({ WEB_SEARCH: 'brave', WEB_SEARCH_KEY: 'k' }).webSearch).toMatchObject({
      engine: 'brave',
      key: 'k',
    })
    const own = { WEB_SEARCH: 'searxng', WEB_SEARCH_URL: 'http://10.0.0.5:8080' }
    expect(readConfig(own).webSearch).toMatchObject({ engine: 'searxng', url: 'http://10.0.0.5:8080' })
    expect(() => readConfig({ WEB_SEARCH: 'searxng' })).toThrow('WEB_SEARCH_URL is not set')
    expect(() => readConfig({ WEB_SEARCH: 'tavily' })).toThrow('WEB_SEARCH_KEY is not set')
  })

  it('offer no addresses without a token, and ask Mapbox or a proxy before it with one', () => {
    const given = { ADDRESS_AUTOFILL_TOKEN: 'pk.invented' }
    expect(readConfig({ ADDRESS_AUTOFILL_URL: 'http://localhost:9' }).addressAutofill).toBeUndefined()
    expect(readConfig(given).addressAutofill).toEqual({ token: 'pk.invented', url: 'https://api.mapbox.com' })
    const proxied = readConfig({ ...given, ADDRESS_AUTOFILL_URL: 'http://localhost:9' })
    expect(proxied.addressAutofill?.url).toBe('http://localhost:9')
  })

  it('take payments by Stripe when key and signing secret are set, and never with one of them', () => {
    expect(readConfig({}).stripe).toBeUndefined()
    const both = { STRIPE_SECRET_KEY: 'sk_test_invented', STRIPE_WEBHOOK_SECRET: 'whsec_invented' }
    expect(readConfig({ ...both, PUBLIC_URL: 'https://cara.example.com/' }).stripe).toMatchObject({
      ...{ url: 'https://api.stripe.com', publishableKey: null },
      returnUrl: 'https://cara.example.com/app/settings/subscription',
    })
    for (const [name, value] of Object.entries(both))
      expect(() => readConfig({ [name]: value })).toThrow('belong together')
  })

  it("need an address for a model of one's own", () => {
    expect(() => readConfig({ CARA_MODEL: 'openai-compatible:llama' })).toThrow('CARA_MODEL_BASE_URL')
  })

  it('are all in .env.example, and nothing else is', async () => {
    const text = await readFile(new URL('../.env.example', import.meta.url), 'utf8')
    const listed = [...text.matchAll(/^#? ?([A-Z0-9_]{4,})=/gm)].map(([, name]) => name)
    expect(listed.sort()).toEqual(SETTING_NAMES.toSorted())
  })
})
