import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { outboxMail, smtpMail } from './mail.ts'

const LETTER = { to: 'robin@lanternfish.example.com', subject: '123456 is your code – ✓', text: 'It works once.\n' }

let close = async () => {}
afterEach(() => close())

/** A real SMTP server on loopback; `refuse` says what it does with the nth message. */
async function anSmtpServer(refuse: (count: number) => Error | null = () => null) {
  const taken: { from: string; to: string[]; text: string }[] = []
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = refuse(++count)
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        if (!refusal)
          taken.push({
            from,
            to: session.envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          })
        done(refusal)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => new Promise((resolve) => server.close(() => resolve()))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, count: () => count }
}

describe('mail', () => {
  it('goes out by SMTP', async () => {
    const server = await anSmtpServer()
    await smtpMail(server.url, 'Cara <cara@lanternfish.example.com>').send(LETTER)
    expect(server.taken).toMatchObject([{ from: 'cara@lanternfish.example.com', to: [LETTER.to] }])
    expect(server.taken[0]!.text).toContain('It works once.')
  })

  it('that the server refuses fails as refused for good, with a sentence', async () => {
    const server = await anSmtpServer(() => Object.assign(new Error('Mailbox full'), { responseCode: 552 }))
    await expect(smtpMail(server.url, 'cara@example.com').send(LETTER)).rejects.toMatchObject({
      code: 'OUTSIDE_FAILED',
      name: 'RefusedOutside',
      message: 'The mail server refused the e-mail.',
    })
    expect(server.count()).toBe(1)
  })

  it('has the same Message-ID whenever the same letter is sent', async () => {
    const server = await anSmtpServer()
    for (const key of ['code:1', 'code:1', 'code:2'])
      await smtpMail(server.url, 'Cara <cara@lanternfish.example.com>').send({ ...LETTER, key })
    const ids = server.taken.map(({ text }) => /^Message-ID: (<\w+@lanternfish\.example\.com>)/m.exec(text)?.[1])
    expect(ids[0]).toBeDefined()
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('fails with a sentence when there is no server', async () => {
    await expect(smtpMail('smtp://127.0.0.1:9', 'cara@example.com').send(LETTER)).rejects.toMatchObject({
      code: 'OUTSIDE_FAILED',
    })
  })

  it('lands in the outbox without a server, and is shown', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cara-outbox-'))
    close = () => rm(folder, { recursive: true, force: true })
    const shown: string[] = []
    await outboxMail(folder, 'cara@example.com', ({ subject }) => shown.push(subject)).send(LETTER)
    expect(shown).toEqual([LETTER.subject])
    const [name] = await readdir(folder)
    expect(await readFile(path.join(folder, name!), 'utf8')).toContain('To: robin@lanternfish.example.com')
  })
})
