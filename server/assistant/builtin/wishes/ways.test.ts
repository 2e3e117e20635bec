import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MadePaper } from '../../../../tests/support/rehearsal/made-paper.ts'
import { glPolicy } from '../../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere, type Told } from '../../../../tests/support/rehearsal/rehearse.ts'
import { readFacts } from '../../../documents/facts/read-facts.ts'
import { readDocument } from '../../../documents/reading/read-document.ts'
import { ELEMENT_MEANINGS } from '../../../forms/index.ts'
import { WAYS, type Way } from './ways.ts'

rehearseHere()

const gl = glPolicy()
const PARTS = ['FullName', 'MailingAddress_LineOne', 'MailingAddress_LineTwo', 'MailingAddress_CityName', 'MailingAddress_StateOrProvinceCode', 'MailingAddress_PostalCode'] // biome-ignore format: a list

type Filled = { artifactId: string; filled: { field: string; value: string }[] }

/** The forms of a conversation as they stand at its end. */
function formsOf(calls: Told['calls']): Map<string, string>[] {
  const forms = new Map<string, Map<string, string>>()
  for (const { name, output, refused } of calls) {
    if (name !== 'FILL_TEMPLATE' || refused) continue
    const { artifactId, filled } = output as Filled
    forms.set(artifactId, new Map(filled.map(({ field, value }) => [field, value])))
  }
  return [...forms.values()]
}

const holderOf = (form: Map<string, string>) =>
  PARTS.map((part) => form.get(`CertificateHolder_${part}_A`) ?? '').join('|')

/** The fates an answer gives, each once, in the words of the table. */
function fatesOf(answer: string): string {
  const told = [...answer.matchAll(/^- ([^:\n]+): (done|asked back|not done)\./gm)].map(
    ([, name, fate]) => `${NAMES[name!] ?? name!.toLowerCase()}:${fate === 'asked back' ? 'asked' : fate}`,
  )
  return [...new Set(told)].sort().join(' ')
}
const NAMES: Record<string, string> = {
  'Certificate holder': 'holder',
  'Waiver of subrogation': 'waiver',
  'Primary and noncontributory': 'primary',
  'Loss payee or mortgagee': 'loss payee',
}

async function walk({ first, text }: Way) {
  const rehearsal = new Rehearsal({ preset: text.startsWith('Fill ACORD') ? 'GENERATE_TEMPLATE' : null })
  const before = first ? (await rehearsal.say(first, [await gl])).calls : []
  const { answer, calls } = await rehearsal.say(text, first ? [] : [await gl])
  const forms = formsOf([...before, ...calls])
  return { holders: forms.map(holderOf), fates: fatesOf(answer), forms, answer }
}

const wanted = (fates: string) =>
  [...fates.matchAll(/([a-z][a-z ]*?):(done|not done|asked)(?= |$)/g)]
    .map(([, name, fate]) => `${name!.trim()}:${fate}`)
    .sort()
    .join(' ')

async function check(way: Way) {
  const { holders, fates, forms } = await walk(way)
  expect({ holders, fates }).toEqual({ holders: way.holder, fates: wanted(way.fates) })
  for (const form of forms)
    expect(form.get('CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A') ?? '').not.toMatch(
      /insured|waiver|primary/i,
    )
}

const nameOf = ({ style, text }: Way) => `${style}: ${text.replace(/\s+/g, ' ').slice(0, 90)}`

describe('ways of asking for a certificate', () => {
  it.each(WAYS.map((way) => [nameOf(way), way] as const))('%s', (_, way) => check(way))
})

describe('a name with an address that is no holder for sure', () => {
  it('is asked about where there are two, and nothing is filled', async () => {
    const rehearsal = new Rehearsal()
    const two =
      'Fill an ACORD 25. Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215. Mock Harbor Authority, PO Box 912, Testford, OH 43001.'
    const asked = await rehearsal.say(two, [await gl])
    expect(asked).toMatchObject({
      outcome: 'NEEDS_INPUT',
      choices: ['Harborview Holdings LLC', 'Mock Harbor Authority', 'One certificate for each'],
    })
    expect(formsOf(asked.calls)).toEqual([])
    const { calls } = await rehearsal.say('Mock Harbor Authority')
    expect(formsOf(calls).map(holderOf)).toEqual(['Mock Harbor Authority|PO Box 912||Testford|OH|43001'])
  })
})

/** An e-mail with a file attached to it, read as an attached file is read. */
async function mailWith(body: string, attached: MadePaper): Promise<MadePaper> {
  const eml = [
    'From: Dana Otter <dana@otter.example.com>',
    'To: service@lanternfish.example.com',
    'Subject: COI request',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="B1"',
    '',
    '--B1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    body,
    '--B1',
    'Content-Type: application/pdf; name="policy.pdf"',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename="policy.pdf"',
    '',
    ...Buffer.from(attached.bytes!)
      .toString('base64')
      .match(/.{1,76}/g)!,
    '--B1--',
    '',
  ].join('\r\n')
  const folder = await mkdtemp(join(tmpdir(), 'cara-mail-'))
  try {
    const path = join(folder, 'request.eml')
    await writeFile(path, eml)
    const { pages } = await readDocument(path, 'request.eml')
    return { name: 'request.eml', pages, facts: readFacts(pages, ELEMENT_MEANINGS), bytes: Buffer.from(eml) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('an attached e-mail that asks for a certificate', () => {
  const ASKED =
    'Hi Robin,\r\n\r\nPlease issue a certificate of insurance to:\r\n\r\nHarborview Holdings LLC\r\n500 Main Street\r\nColumbus, OH 43215\r\n\r\nThey must be an additional insured. Job: Pier 9 repairs\r\n\r\nDana Otter\r\nOtter & Thimble Joinery LLC\r\n12 Example Street, Sampleton, OH 43000\r\n'

  it.each(['Fill an ACORD 25.', 'Please issue the certificate.'])(
    'names the holder and the wishes: %s',
    async (message) => {
      const { answer, calls } = await new Rehearsal().say(message, [await mailWith(ASKED, await gl)])
      const forms = formsOf(calls)
      expect(forms.map(holderOf)).toEqual(['Harborview Holdings LLC|500 Main Street||Columbus|OH|43215'])
      expect(forms[0]!.get('NamedInsured_FullName_A')).toBe('Otter & Thimble Joinery LLC')
      expect(fatesOf(answer)).toBe('additional insured:done holder:done project:done')
    },
  )
})
