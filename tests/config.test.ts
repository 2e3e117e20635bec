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
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['MAX_FILE_MB', '0'],
    ['DATABASE_URL', 'mysql://localhost/cara'],
    ['CARA_MODEL', 'gpt'],
    ['CARA_ROLE', 'boss'],
    ['SMTP_URL', 'mail.example.com'],
    ['TRUST_PROXY', 'maybe'],
  ])('stop the start by name when %s is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`cannot start with these settings.*${name}:`))
  })

  it("need an address for a model of one's own", () => {
    expect(() => readConfig({ CARA_MODEL: 'openai-compatible:llama' })).toThrow('CARA_MODEL_BASE_URL')
  })

  it('are all in .env.example, and nothing else is', async () => {
    const text = await readFile(new URL('../.env.example', import.meta.url), 'utf8')
    const listed = [...text.matchAll(/^#? ?([A-Z0-9_]{4,})=/gm)].map(([, name]) => name)
    expect(listed.sort()).toEqual([...SETTING_NAMES, 'CHROMIUM_PATH'].sort())
  })
})
