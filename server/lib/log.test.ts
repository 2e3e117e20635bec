import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { createLog } from './log.ts'

function aLog() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line: string) => void lines.push(line) }) }
}

describe('the log', () => {
  it('keeps what went wrong in the database, and nothing of the values or of the client', async () => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') })
    await client.connect()
    const error = await client
      .query(
        "create temp table t (email text unique); insert into t values ('robin@example.com'), ('robin@example.com')",
      )
      .catch((thrown: unknown) => Object.assign(thrown as Error, { client }))
    await client.end()
    const { lines, log } = aLog()
    log.error({ err: error }, 'request failed')
    expect(JSON.parse(lines[0]!).err).toMatchObject({ errorCode: '23505', constraint: 't_email_key', table: 't' })
    expect(lines[0]).not.toMatch(/robin@|connectionParameters|postgres@/)
  })

  it('writes no secret, and of a cause what it says', () => {
    const { lines, log } = aLog()
    const cause = Object.assign(new Error('no route'), { code: 'ENETUNREACH' })
    const secrets = { email: 'a@b.example.com', code: '123456', token: 't0ken', password: 'hush' }
    log.info({ ...secrets, input: secrets, err: new Error('not sent', { cause }) })
    expect(lines[0]).not.toMatch(/a@b|123456|t0ken|hush/)
    expect(JSON.parse(lines[0]!).err).toMatchObject({ message: 'not sent', cause: 'Error: no route' })
  })
})
