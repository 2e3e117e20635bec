import { afterAll, beforeAll, expect, it } from 'vitest'
import { anUpload } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, giveRights, type TestHouse } from '../../../tests/support/house.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { anArtifact } from '../../../tests/support/records.ts'
import { mistakes, refusal } from '../../../tests/support/refusal.ts'
import { aDocument, aTemplate } from '../../../tests/support/templates.ts'
import type { Ctx } from '../../ctx.ts'
import { newId } from '../../lib/ids.ts'
import { readUploaded } from '../files/jobs.ts'
import { getFile } from '../files/service.ts'
import { createWorkspace, filesOfWorkspaces } from '../workspaces/service.ts'
import * as service from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let theirs: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  theirs = await anAgency(test)
})
afterAll(() => test.close())

const my = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const their = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, theirs.actor, work)
const aLetter = (html: string) => aDocument(test, mine, html)

it('makes a template of a document: only the named words become places', async () => {
  const document = await aLetter(
    '<p>Dear Otter &amp; <b>Thimble</b>, $1,200 is due. Otter &amp; Thimble, [[SENDER]]</p>',
  )
  const made = await my((ctx) =>
    service.createTemplate(ctx, {
      ...{ ...document, title: ' Dues ' },
      replacements: [{ words: 'Otter & Thimble', name: 'NAMED INSURED' }],
    }),
  )
  expect(made).toMatchObject({ title: 'Dues', rev: 1, createdBy: mine.userId })
  expect(made.html).toBe('<p>Dear [[NAMED INSURED]], $1,200 is due. [[NAMED INSURED]], [[SENDER]]</p>')
  const page = { first: 10, after: null }
  const found = await my((ctx) => service.listTemplates(ctx, { search: 'due' }, 'TITLE_ASC', page))
  expect(found.map(({ template }) => [template.title, template.places])).toEqual([['Dues', 2]])
  expect(await my((ctx) => service.countTemplates(ctx, { search: 'nothing' }))).toBe(0)
})

it('proposes what changes from client to client, named by what stands beside it', async () => {
  const html =
    '<p>Dear Quayside Anchor LLC,</p><p>Deposit due: $1,200.50 by April 1, 2027. Deposit due: $1,200.50</p>' +
    '<table><tr><th>Coverage</th><th>Limit</th></tr><tr><td>General aggregate</td><td>$2,000,000</td></tr>' +
    '<tr><td>Products aggregate</td><td>$2,000,000</td></tr></table><p>In all $2,000,000, QUAYSIDE ANCHOR LLC.</p>' +
    '<p>Questions? (555) 010-4400 or pat@agency.example.com. [[SENDER]] [[$5]]</p>'
  const { id: workspaceId } = await createWorkspace({ house: test.house, actor: mine.actor }, { message: 'Hello' }, [])
  await my(({ db }) =>
    db.updateTable('workspaces').set({ client_name: 'Quayside Anchor LLC' }).where('id', '=', workspaceId).execute(),
  )
  const artifactId = await anArtifact(test, mine, workspaceId, html)
  const { places, proposed } = await my((ctx) => service.proposeTemplate(ctx, { workspaceId, artifactId, version: 1 }))
  expect(places).toEqual(['SENDER', '$5'])
  expect(proposed).toEqual([
    { words: 'Quayside Anchor LLC', name: 'NAMED INSURED', at: [0, 1] },
    { words: '$1,200.50', name: 'DEPOSIT DUE', at: [0, 1] },
    { words: 'April 1, 2027', name: 'DATE', at: [0] },
    { words: '$2,000,000', name: 'GENERAL AGGREGATE', at: [0] },
    { words: '$2,000,000', name: 'PRODUCTS AGGREGATE', at: [1] },
    { words: '$2,000,000', name: 'AMOUNT', at: [2] },
    { words: '(555) 010-4400', name: 'PHONE', at: [0] },
    { words: 'pat@agency.example.com', name: 'E-MAIL', at: [0] },
  ])
  const replacements = proposed.filter(({ words, name }) => words === '$2,000,000' && name !== 'AMOUNT')
  const document = { workspaceId, artifactId, version: 1 }
  const made = await my((ctx) => service.createTemplate(ctx, { ...document, title: 'Equal limits', replacements }))
  expect(made.html).toContain('<td>[[GENERAL AGGREGATE]]</td>')
  expect(made.html).toContain('<td>[[PRODUCTS AGGREGATE]]</td>')
  expect(made.html).toContain('In all $2,000,000')
})

it('proposes all that a document says of the client, not its name alone', async () => {
  const acting = { house: test.house, actor: mine.actor }
  const policy = await anUpload(test, 'Policy.pdf', await aPolicyPdf())
  const { id: workspaceId } = await createWorkspace(acting, { message: 'Hello' }, [policy])
  const [fileId] = await my((ctx) => filesOfWorkspaces(ctx, [workspaceId]))
  await readUploaded(test.house, { agencyId: mine.agencyId, fileId: fileId! }, new AbortController().signal)
  const { facts } = await my((ctx) => getFile(ctx, fileId!))
  const said = facts!.facts.filter(({ key, value }) => key.startsWith('insured.') && /[\p{L}\d]{4}/u.test(value))
  expect(said.map(({ key }) => key)).toContain('insured.line1')
  const html = said.map(({ value }) => `<p>${value.replaceAll('&', '&amp;')}</p>`).join('')
  const artifactId = await anArtifact(test, mine, workspaceId, html)
  const { proposed } = await my((ctx) => service.proposeTemplate(ctx, { workspaceId, artifactId, version: 1 }))
  expect(proposed.map(({ words }) => words)).toEqual(expect.arrayContaining(said.map(({ value }) => value)))
})

it('says at its field what is wrong', async () => {
  const document = await aLetter('<p>Dear Otter</p>')
  const make = (more: object) =>
    mistakes(my((ctx) => service.createTemplate(ctx, { ...document, title: 'Letter', ...more })))
  const becomes = (words: string, name: string) => ({ replacements: [{ words, name }] })
  expect(await make({ title: ' ' })).toEqual(['title: Enter a title.'])
  expect(await make({})).toEqual(['replacements: Name at least one place: write it in the text as [[WORDS]].'])
  expect(await make(becomes('Otters', 'NAME'))).toEqual([
    'replacements.0.words: These words do not stand in the document.',
  ])
  expect(await make(becomes('Otter', ''))).toEqual(['replacements.0.name: Name the place.'])
  expect(await make(becomes('Otter', 'A [[B]]'))).toEqual([
    'replacements.0.name: Name the place with words, without brackets.',
  ])
  expect(await make(becomes('Otter', 'x'.repeat(81)))).toEqual(['replacements.0.name: Use 80 characters at most.'])
  const same = [
    { words: 'Otter', name: 'A' },
    { words: 'otter', name: 'B' },
  ]
  expect(await make({ replacements: same })).toEqual(['replacements.1.words: These words are named twice.'])
  expect((await refusal(my((ctx) => service.createTemplate(ctx, { ...document, version: 7, title: 'L' })))).code).toBe(
    'NOT_FOUND',
  )
  const { id } = await aTemplate(test, mine, 'Letter', '<p>[[A]]</p>')
  const change = (html: string) => mistakes(my((ctx) => service.updateTemplate(ctx, id, { title: 'Letter', html })))
  const places = (count: number) => [...new Array(count).keys()].map((at) => `[[P${at}]]`).join(' ')
  expect(await change('<p>none</p>')).toHaveLength(1)
  expect(await change(places(10_000))).toEqual(['html: A template may have up to 200 places. This one has 10,000.'])
  expect(await change(`[[A]]${'x'.repeat(600_000)}`)).toEqual([
    'html: This text is too long for a template. Make it shorter.',
  ])
})

it('changes a template once for a key, keeps its text harmless, and tells of a change in between', async () => {
  const { id } = await aTemplate(test, mine, 'Change me', '<p>[[A]]</p>')
  const key = newId()
  const input = { title: 'Changed', html: '<p onclick="x()">[[B]]<script>1</script></p>', rev: 1, key }
  const changed = await my((ctx) => service.updateTemplate(ctx, id, input))
  expect(changed).toMatchObject({ title: 'Changed', html: '<p>[[B]]</p>', rev: 2 })
  expect(await my((ctx) => service.updateTemplate(ctx, id, input))).toMatchObject({ rev: 2 })
  const late = await refusal(my((ctx) => service.updateTemplate(ctx, id, { ...input, title: 'Late', key: newId() })))
  expect(late).toEqual({
    code: 'CONFLICT',
    message: 'Someone else changed this template meanwhile. Look at it, then save again.',
    fields: ['title: This was changed to “Changed” meanwhile. Save again to keep yours.'],
  })
  await my((ctx) => service.deleteTemplate(ctx, id, newId()))
  expect((await refusal(my((ctx) => service.getTemplate(ctx, id)))).code).toBe('NOT_FOUND')
})

it('belongs to its agency alone', async () => {
  const { id } = await aTemplate(test, theirs, 'Theirs', '<p>[[A]]</p>')
  expect(await my((ctx) => service.findTemplate(ctx, id))).toBeNull()
  const document = await aDocument(test, theirs, '<p>[[A]]</p>')
  for (const work of [
    (ctx: Ctx) => service.updateTemplate(ctx, id, { title: 'Mine', html: '<p>[[A]]</p>' }),
    (ctx: Ctx) => service.deleteTemplate(ctx, id),
    (ctx: Ctx) => service.createTemplate(ctx, { ...document, title: 'Mine' }),
    (ctx: Ctx) => service.proposeTemplate(ctx, document),
  ])
    expect((await refusal(my<unknown>(work))).code).toBe('NOT_FOUND')
  expect(await their((ctx) => service.getTemplate(ctx, id))).toMatchObject({ title: 'Theirs' })
})

it('is read by who may only read, and written by everybody else', async () => {
  const agency = await anAgency(test)
  const { id } = await aTemplate(test, agency, 'Letter', '<p>[[A]]</p>')
  const change = () =>
    as(test.house, agency.actor, (ctx) => service.updateTemplate(ctx, id, { title: 'L', html: '<p>[[A]]</p>' }))
  for (const role of ['PRODUCER', 'SERVICE'] as const) {
    await giveRights(test, agency.userId, { role })
    expect(await change()).toMatchObject({ title: 'L' })
  }
  await giveRights(test, agency.userId, { role: 'READ_ONLY' })
  expect((await refusal(change())).code).toBe('NOT_ALLOWED')
  expect(await as(test.house, agency.actor, (ctx) => service.getTemplate(ctx, id))).toMatchObject({ title: 'L' })
})
