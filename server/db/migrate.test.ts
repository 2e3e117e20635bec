import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { withDatabase } from '../../tests/support/global-setup.ts'
import { migrate } from './migrate.ts'

/** Asks one statement of a database. */
async function ask<Row extends object>(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(statement, values).finally(() => client.end())).rows
}

/** Works in a database of its own that stands as it did after this migration. */
async function inOlder(last: string, work: (url: string) => Promise<void>) {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = withDatabase(server, name)
  await ask(server, `create database ${name}`)
  try {
    await migrate(url, last)
    await work(url)
  } finally {
    await ask(server, `drop database ${name} with (force)`)
  }
}

it('certificates that were issued before know the day that stands on them, by their content or by the agency’s clock', () =>
  inOlder('022-policies-found-by-line.sql', async (url) => {
    const [agency, account] = [randomUUID(), randomUUID()]
    await ask(url, "insert into agencies (id, name, time_zone) values ($1, 'Older Agency', 'America/New_York')", [
      agency,
    ])
    await ask(
      url,
      `insert into accounts (agency_id, id, type, name, email, phone, created_at)
        values ($1, $2, 'BUSINESS', 'Otter & Thimble', 'otter@example.com', '+15555550142', now())`,
      [agency, account],
    )
    const day = JSON.stringify({ fields: [{ name: 'Form_CompletionDate_A', value: '06/30/2026' }] })
    for (const [number, content] of [
      ['2026-0001', day],
      ['2026-0002', '{"fields": []}'],
      ['2026-0003', '{}'],
    ])
      await ask(
        url,
        `insert into certificates (agency_id, id, account_id, certificate_number, holder_name, additional_insured, form, worksheet,
            content, blob_key, created_at)
          values ($1, gen_random_uuid(), $2, $3, 'Gingham Square Mall', false, '25', true, $4, '', '2026-07-02T01:00:00Z')`,
        [agency, account, number, content],
      )
    await migrate(url)
    expect(
      await ask(url, 'select certificate_number, issued_on::text from certificates order by certificate_number'),
    ).toEqual([
      { certificate_number: '2026-0001', issued_on: '2026-06-30' },
      { certificate_number: '2026-0002', issued_on: '2026-07-01' },
      { certificate_number: '2026-0003', issued_on: '2026-07-01' },
    ])
  }))

it('older events of the library name their document by its id, and a title of none that is there goes', () =>
  inOlder('072-reading-goes-on.sql', async (url) => {
    const [agency, other, base, file, document] = Array.from({ length: 5 }, () => randomUUID())
    for (const id of [agency, other])
      await ask(url, "insert into agencies (id, name) values ($1, 'Older Agency')", [id])
    await ask(
      url,
      "insert into knowledge_bases (agency_id, id, title, created_at, updated_at) values ($1, $2, 'Base', now(), now())",
      [agency, base],
    )
    await ask(
      url,
      `insert into files (id, agency_id, name, mime_type, size, sha256, blob_key)
        values ($1, $2, 'Heron.pdf', 'application/pdf', 1, '', '')`,
      [file, agency],
    )
    await ask(
      url,
      `insert into knowledge_documents (agency_id, id, base_id, title, file_id, created_at, updated_at)
        values ($1, $2, $3, 'Heron', $4, now(), now())`,
      [agency, document, base, file],
    )
    for (const [of, kind, about] of [
      [agency, 'AGENCY_KNOWLEDGE_ADDED', { document: 'Heron' }],
      [agency, 'AGENCY_KNOWLEDGE_DELETED', { document: 'Otter' }],
      [other, 'AGENCY_KNOWLEDGE_ADDED', { document: 'Heron' }],
      [agency, 'WORKSPACE_STARTED', { document: 'Heron' }],
    ])
      await ask(
        url,
        "insert into history (agency_id, id, kind, actor, about, at) values ($1, gen_random_uuid(), $2, 'USER', $3, now())",
        [of, kind, about],
      )
    await migrate(url)
    expect(await ask(url, 'select about from history order by agency_id <> $1, kind', [agency])).toEqual([
      { about: { documentId: document } },
      { about: {} },
      { about: { document: 'Heron' } },
      { about: {} },
    ])
  }))
