import { expect, test, vi } from 'vitest'
import { type Draft, readDraft, textOf } from './blocks.ts'
import { changesIn } from './changes.ts'
import { isCourtesy } from './courtesy.ts'
import { laidOut } from './layout.ts'
import { withoutThing } from './leave-out.ts'
import { movedTo, onlyOf } from './order.ts'
import { copiedTo, greeting, signedBy } from './put-in.ts'
import { replaced, withoutEntity } from './replace.ts'
import { shortened, toned } from './reshape.ts'

const MAIL = `Hello Maria,

We still need the signed application. The renewal premium is $12,345 and the policy renews on 5/1/2026. Could you please call us on Monday?

Coverage:
- General liability: policy QF-000-1042, each occurrence $1,000,000, premium $8,400
- Auto: policy QF-000-2217, combined single limit $500,000

Please let us know if you have any questions.

Kind regards,
Lanternfish Insurance Agency
(555) 010-4400`
const HTML =
  '<h1>Summary</h1>\n<h2>Limits</h2>\n<ul><li>Each occurrence: $1,000,000 [1]</li><li>Premium: $8,400 [2]</li></ul>\n<h2>Exclusions</h2><p>“Flood is excluded.” [3]</p>\n<h2>Sources</h2><ul><li>[1] a.pdf, page 1: “x”</li><li>[2] a.pdf, page 1: “y”</li><li>[3] a.pdf, page 2: “z”</li></ul>'

const mail = (text = MAIL): Draft => ({ isHtml: false, title: 'Renewal', toName: null, blocks: readDraft(text, false) })
const document = (): Draft => ({ isHtml: true, title: 'Summary', toName: null, blocks: readDraft(HTML, true) })

test('a draft is read into blocks as it stands, and is the same text again', () => {
  expect(textOf(mail())).toBe(MAIL)
  expect(textOf(document())).toBe(HTML)
  expect(mail().blocks.map(({ kind }) => kind)).toEqual(['greeting', 'prose', 'prose', 'list', 'prose', 'signature'])
  const typed = 'Maria,\n\nas we said:\n* one\n* two\n\nThanks!\nDana'
  expect(textOf(mail(typed))).toBe(typed)
  expect(mail(typed).blocks.map(({ kind }) => kind)).toEqual(['greeting', 'prose', 'list', 'signature'])
})

test('courtesy says nothing of the matter', () => {
  expect(isCourtesy('Please let us know if you have any questions.')).toBe(true)
  expect(isCourtesy('Thank you for your time and attention.')).toBe(true)
  expect(isCourtesy('Please let us know if the truck was sold.')).toBe(false)
  expect(isCourtesy('Thank you for the payment.')).toBe(false)
})

test('shorter leaves out courtesy and no matter', () => {
  const text = textOf(shortened(mail())!)
  for (const kept of [
    'signed application',
    '$12,345',
    '5/1/2026',
    'call us on Monday',
    '$1,000,000',
    '$500,000',
    'Lanternfish',
  ])
    expect(text).toContain(kept)
  expect(text).not.toContain('any questions')
  expect(shortened(mail('Hello,\n\nThe audit is due 5/1.\n\nKind regards,\nDana'))).toBeNull()
})

test.each([
  ['The premium is due 5/1.', 'Is the premium due 5/1?', true],
  ['Is the premium due 5/1?', 'The premium is due 5/1.', true],
  ['The premium of 5/1 is due.', 'The premium is due 6.', true],
  ['The premium is due 5/1.', 'The premium is due 1/5.', true],
  ['The truck is covered.', 'The truck is not covered.', true],
  ["The truck isn't covered.", 'The truck is covered.', true],
  ['Here is what the policy says.', '“Flood is not covered.”', true],
  ['The premium of $500 is due 5/1.', 'The premium is due 5/1.', false],
])('shorter, of “%s” and “%s”: the second stays: %s', (first, second, stays) => {
  const draft = mail(`Hello,\n\n${first} ${second}\n\nPlease let us know if you have any questions.\n\nThanks,\nDana`)
  const text = textOf(shortened(draft)!)
  expect(text).toContain(first)
  expect(text.replace(first, '').includes(second)).toBe(stays)
})

test('another tone changes greeting, courtesy and closing, and no figure', () => {
  const [formal, friendly] = [textOf(toned(mail(), 'formal')!), textOf(toned(mail(), 'friendly')!)]
  expect(formal).toMatch(/^Dear Maria,\n\nWe still need.*do not hesitate.*\n\nSincerely,\nLanternfish/s)
  expect(friendly).toMatch(
    /^Hi Maria,\n\nI hope you are doing well\.\n\nWe still need.*happy to help!\n\nBest regards,\nLanternfish/s,
  )
  for (const text of [formal, friendly])
    expect(text).toContain('The renewal premium is $12,345 and the policy renews on 5/1/2026.')
})

test.each([
  ['premium', ['$12,345', '$8,400'], ['renews on 5/1/2026', 'each occurrence $1,000,000', '$500,000']],
  ['auto', ['QF-000-2217'], ['QF-000-1042', '$8,400']],
  ['signed application', ['signed application'], ['$12,345']],
  ['phone number', ['010-4400'], ['Lanternfish']],
  ['last bullet', ['QF-000-2217'], ['QF-000-1042']],
  ['signature', ['Lanternfish'], ['call us on Monday']],
])('leaves out %s and nothing else', (thing, gone, kept) => {
  const text = textOf(withoutThing(mail(), thing)!)
  for (const one of gone) expect(text).not.toContain(one)
  for (const one of kept) expect(text).toContain(one)
})

test('what a document leaves out takes its heading and its sources along', () => {
  expect(textOf(withoutThing(document(), 'exclusions')!)).not.toMatch(/Exclusions|Flood|\[3\]/)
  expect(textOf(withoutThing(document(), 'premium')!)).not.toMatch(/8,400|\[2\]/)
  expect(withoutThing(document(), 'umbrella')).toBeNull()
})

test('lists become rows and rows lists again', () => {
  const table = laidOut(mail(), 'table')!
  expect(textOf(table)).toContain('| Item | Details |\n| General liability | policy QF-000-1042')
  const read = mail(textOf(table))
  expect(textOf(laidOut(read, 'list')!)).toBe(MAIL)
  expect(textOf(laidOut(document(), 'table')!)).toContain('<tr><td>Each occurrence</td><td>$1,000,000 [1]</td></tr>')
  expect(
    textOf(
      laidOut(
        mail('Hello,\n\nCould you please send us the VINs, the drivers and the garaging address?\n\nThanks,\nDana'),
        'list',
      )!,
    ),
  ).toContain('Could you please send us:\n- the VINs\n- the drivers\n- the garaging address')
})

test('signs, greets and replaces just those words', () => {
  const signed = signedBy(mail(), 'Dana Whitlock, CIC', 'Lanternfish Insurance Agency')
  expect(textOf(signed)).toContain('Kind regards,\nDana Whitlock, CIC\nLanternfish Insurance Agency\n')
  expect(textOf(signedBy(signed, 'Bob Teller', 'Lanternfish Insurance Agency'))).toContain(
    'Kind regards,\nBob Teller\nLanternfish',
  )
  expect(textOf(greeting(mail(), 'Ms. Lopez', 'Ms. Lopez'))).toMatch(/^Dear Ms. Lopez,/)
  expect(textOf(greeting(mail(), 'Annie', 'Annie'))).toMatch(/^Hello Annie,/)
  expect(textOf(replaced(mail(), 'monday', 'tuesday')!.draft)).toContain('call us on Tuesday?')
  expect(textOf(replaced(mail(), 'the renewal date', '6/1/2026')!.draft)).toContain('renews on 6/1/2026')
  expect(replaced(mail(), 'Friday', 'Tuesday')).toBeNull()
})

test('what is meant instead takes the place of its kind, and what was told of the other goes with it', () => {
  expect(textOf(replaced(mail(), '', 'Tuesday')!.draft)).toContain('call us on Tuesday?')
  expect(replaced(mail(), '', 'claim 7')).toBeNull()
  const text = 'Hello,\n\nPlease take unit 6 the F-550 off.\n\n- Unit: 6; Model: F-550\n- Unit: 7; Model: NPR'
  const fleet: Draft = { isHtml: false, title: '', toName: null, blocks: readDraft(text, false) }
  const { draft, old, fresh } = replaced(fleet, '', 'unit 4')!
  expect([old, fresh]).toEqual(['unit 6', 'unit 4'])
  expect(textOf(withoutEntity(draft, old, []))).toBe('Hello,\n\nPlease take unit 4 off.\n\n- Unit: 7; Model: NPR')
})

test('moves what is said, keeps only some of what is listed, and copies somebody', () => {
  expect(textOf(movedTo(mail(), 'the auto', 'general liability', false)!)).toMatch(/- Auto: .*\n- General liability/)
  expect(textOf(movedTo(mail(), 'the signed application', null, false)!)).toMatch(
    /Monday\?.*\$500,000\n\nWe still need/s,
  )
  expect(movedTo(mail(), 'flood', null, true)).toBeNull()
  expect(textOf(onlyOf(mail(), 'the auto')!)).not.toContain('General liability')
  const losses = '- Claim: 1; Reserve: $5,000\n- Claim: 2; Reserve: $70,000\n- Claim: 3; Reserve: $9,000'
  const claims: Draft = { isHtml: false, title: '', toName: null, blocks: readDraft(losses, false) }
  expect(textOf(onlyOf(claims, 'the two with the biggest reserves')!)).toBe(
    '- Claim: 2; Reserve: $70,000\n- Claim: 3; Reserve: $9,000',
  )
  expect(onlyOf(mail(), 'flood')).toBeNull()
  expect(textOf(copiedTo(mail(), 'Bob Teller'))).toContain('\ncc: Bob Teller')
})

test('one thing of a request goes, the others stay asked for', () => {
  const text = 'Hello,\n\nCould you please send us 941s and actual payroll by class?'
  const draft: Draft = { isHtml: false, title: '', toName: null, blocks: readDraft(text, false) }
  expect(textOf(withoutThing(draft, '941 ask')!)).toContain('Could you please send us actual payroll by class?')
})

test('other words go where they are read, written as text, and tags stay', () => {
  const html =
    '<p>The table of rates &amp; fees for Lamp &amp; Co.</p>\n<table><tbody><tr><td>Rate table</td></tr></tbody></table>'
  const draft: Draft = { isHtml: true, title: 'The table & more', toName: null, blocks: readDraft(html, true) }
  const change = (from: string, to: string) => {
    const { blocks, title } = replaced(draft, from, to)!.draft
    return [textOf({ ...draft, blocks }), title]
  }
  expect(change('table', 'schedule')).toEqual([
    html.replace('The table', 'The schedule').replace('Rate table', 'Rate schedule'),
    'The schedule & more',
  ])
  expect(change('Lamp & Co', 'Wick <b> & Sons')[0]).toBe(html.replace('Lamp &amp; Co', 'Wick &lt;b&gt; &amp; Sons'))
  expect(change('rates', 'prices $1')[0]).toContain('prices $1 &amp; fees')
  expect(replaced(draft, 'amp', 'and')).toBeNull()
  expect(replaced(draft, 'tr', 'row')).toBeNull()
  expect(replaced(mail(), 'premiu', 'price')).toBeNull()
  expect(textOf(replaced(mail(), 'policy', 'binder')!.draft)).not.toContain('policy')
})

test.each([
  ['make it shorter, sign it as Bob and add that the audit is due 5/1', ['shorten', 'sign', 'add']],
  ['shorter and friendlier pls', ['shorten', 'tone']],
  ['More formal please, and address it to Ms. Lopez', ['tone', 'greet']],
  ['more formal, subject line Invoice 75532 past due, address to Mr. Aldridge', ['tone', 'title', 'greet']],
  ['drop the surplus lines affidavit, thats ours', ['leave']],
  ['shorter but keep the claim numbers', ['shorten', 'keep']],
  ['change Monday to Tuesday and the premium to $500', ['replace', 'replace']],
  ['bullets instead of a table', ['layout']],
  ['put it in a table', ['layout']],
  ['in spanish please', ['cannot']],
  ['hm no put it back', ['undo']],
  ['add that we will change the limit and sign the form on Friday', ['add']],
  ['change the wording of the e-mail a bit', []],
  ['it should be Monday, not Tuesday', ['replace']],
  ['say Monday instead of Tuesday', ['replace']],
  ['shorter, not longer', ['shorten']],
  ['please do not send it yet', ['keep']],
  ["don't change June 13 to June 15", ['keep']],
  ['do not make it friendlier', ['keep']],
  ['do not mention the premium', ['leave']],
  ['add that the truck is covered, not the trailer', ['add']],
  ['it is not right', []],
  ['warmer + sign Ann Brody + remind to set up autopay', ['tone', 'sign', 'add']],
  ['tighten it up, due Thursday, sign Moe', ['shorten', 'add', 'sign']],
  ['add that we need the signed app back by friday', ['add']],
  ['mention it has to be signed by the owner', ['add']],
  ['make it signed by Dana Whitlock', ['sign']],
  ['signature: Dana Whitlock', ['sign']],
  ['sign: Robin P.', ['sign']],
  ['make it 2 sentences', ['shorten']],
  ['just two lines', ['shorten']],
  ['never mind the premium question', ['leave']],
  ['actually say loc 5 not 4', ['replace']],
  ['say it is not covered', ['add']],
  ["i don't want the service charge mentioned", ['leave']],
  ['keep the premium out', ['leave']],
  ['skip Odette, she left', ['leave']],
  ['dont sound so accusing', ['tone']],
  ['swap monday for wednesday', ['replace']],
  ['sorry meant unit 4', ['replace']],
  ['oops 7/1', ['replace']],
  ['add: certificate to us by noon friday', ['add']],
  ['garaging zips as well', ['add']],
  ['same question for loc 6', ['same']],
  ['just the two with the biggest reserves', ['only']],
  ['put the deadline before the premium', ['move']],
  ['cc Bob Teller', ['copy']],
  ['to the landlord instead', ['greet']],
  ['title it Waiver confirmed', ['title']],
  ['can u do a spanish version', ['cannot']],
  ['i was wrong put the cost back in', ['undo']],
])('reads every wish of “%s”, in order', (message, kinds) => {
  expect(changesIn(message).map(({ kind }) => kind)).toEqual(kinds)
})

/** How many characters are gone over to read a message: from where a pattern begins to look to the end of what it finds. */
function charactersRead(message: string): number {
  const exec = RegExp.prototype.exec
  let count = 0
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    const from = this.lastIndex
    const match = exec.call(this, text)
    const to = match ? match.index + match[0].length : this.sticky ? from + 1 : text.length
    count += to - from
    return match
  })
  changesIn(message)
  spy.mockRestore()
  return count
}

test.each(['open, ', 'say, ', 'make it, ', 'the insured and ', 'a. Add b. '])(
  'reads the longest message of “%s” about as fast as short ones of the same length together',
  (words) => {
    const [short, long] = [1000, 20_000].map((length) => words.repeat(Math.floor(length / words.length)))
    expect(charactersRead(long!) / long!.length).toBeLessThan((1.5 * charactersRead(short!)) / short!.length)
  },
)

test('a long message is read for the wishes of its sentences, and what is to be added for all of its words', () => {
  const talk = 'The insured called about the audit, the drivers and the yard in town. '.repeat(20)
  expect(changesIn(`${talk}Change Monday to Tuesday. Sign it as Bob`).map(({ kind }) => kind)).toEqual([
    'replace',
    'sign',
  ])
  const [added] = changesIn(`add that we need ${'the list of drivers, '.repeat(80)}and the VINs`)
  expect(added?.kind === 'add' && added.said.sentences.join(' ')).toMatch(/^We need the list.*and the VINs\.$/)
})
