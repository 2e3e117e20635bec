import { heading, lines, pairs, paragraph, partyBoxes, sideBySide, small, table } from '../../../blocks.ts'
import type { LearnFamily, Paper } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { boilerplate } from '../declarations/any-hand.ts'
import { insuredBlock, periodPairs, producerBlock } from '../declarations/any-hand-heads.ts'
import { label, limitWords } from '../declarations/any-hand-words.ts'

/** A quote with two options: nothing of it is in force. */
export const quote: Paper = {
  draw: (voice) => {
    const { chance, style, truth, money, date, text } = voice
    const words = limitWords(chance, 'gl')
    const [one, other] = [truth.policies.gl.limits, otherLimits(chance, 'gl', truth.policies.gl.limits)]
    const rows = Object.keys(words).map((name) => [words[name]!, money(one[name]!), money(other[name]!)])
    const options = table(
      style,
      ['Coverage', chance.pick(['Option 1', 'Option A']), chance.pick(['Option 2', 'Option B'])],
      [...rows, ['Premium', money(2100), money(2790)]],
    )
    const head: [string, string][] = [
      ['Proposed Insured', lines([text(truth.insured.name), ...voice.address(truth.insured.address)])],
      ['Quote Number', `Q${chance.digits(7)}`],
      ['Proposed Effective Date', date(truth.policies.gl.effective)],
      ['Prepared for', text(truth.producer.name)],
      ['Carrier', text(truth.policies.gl.carrier.name)],
    ]
    const title = chance.pick([
      'General Liability Quotation',
      'Commercial Insurance Proposal',
      'Premium Indication',
      'Quote – Commercial General Liability',
    ])
    return {
      kind: 'quote',
      feeds: 'nothing',
      html:
        heading(style, title, 1.5) +
        pairs(style, head) +
        options +
        small(
          'This quotation is valid for 30 days and does not bind coverage. Terms may differ from those requested.',
        ) +
        boilerplate(voice),
    }
  },
}

/** A binder that names the option that was bound, or lists what was asked for beside what is bound. */
export const binder: Paper = {
  draw: (voice) => {
    const { chance, style, truth, money } = voice
    const words = limitWords(chance, 'gl')
    const told = voice.limits('gl', words)
    const other = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const otherOf = (label: string) => money(other[Object.keys(words).find((name) => words[name] === label)!]!)
    const limits = chance.pick([
      () =>
        table(
          style,
          ['Coverage', 'Requested', 'Bound'],
          told.map(([label, amount]) => [label, otherOf(label), amount]),
        ),
      () =>
        paragraph('The insured has accepted <b>Option B</b>, which is bound as of the effective date.') +
        table(
          style,
          ['', 'Option A', 'Option B'],
          told.map(([label, amount]) => [label, otherOf(label), amount]),
        ),
      () => pairs(style, told),
    ])()
    const head: [string, string][] = [
      [label(chance, 'insured'), insuredBlock(voice)],
      [label(chance, 'producer'), producerBlock(voice)],
      [label(chance, 'carrier'), voice.carrier('gl')],
      ['Binder Number', `B-${chance.digits(5)}`],
      [label(chance, 'number'), voice.number('gl')],
      ...periodPairs(voice, 'gl'),
    ]
    return {
      kind: 'binder',
      feeds: 'fills',
      html:
        heading(
          style,
          chance.pick(['Insurance Binder', 'Binder of Insurance', 'Confirmation of Insurance – Binder']),
          1.5,
        ) +
        pairs(style, head) +
        limits +
        small(
          'This binder is a temporary contract of insurance, subject to the terms of the policy in current use by the company, and ends when the policy is issued.',
        ),
    }
  },
}

/** A binder in the words of a letter. */
const binderLetter: Paper = {
  draw: (voice) => {
    const { truth, date, limit, money } = voice
    const { gl } = truth.policies
    const html = [
      lines([voice.producer(), ...voice.producerAddress()]),
      paragraph(date(gl.effective)),
      paragraph('<b>BINDER OF INSURANCE</b>'),
      paragraph(
        `This binder confirms that ${voice.carrier('gl')} hereby binds Commercial General Liability coverage for ${voice.insured()}, ${voice.insuredAddress().join(', ')}, under policy number ${voice.number('gl')}, effective ${voice.effective('gl')} and expiring ${voice.expiration('gl')}.`,
      ),
      paragraph(
        `The limits bound are ${limit('gl', 'occurrence')} each occurrence, ${limit('gl', 'aggregate')} general aggregate and ${limit('gl', 'products')} products-completed operations aggregate, with ${limit('gl', 'medical')} medical expense. Estimated annual premium: ${money(gl.premium)}.`,
      ),
      paragraph(
        `Please call with any questions.<br><br>${voice.text(truth.names.person())}<br>Commercial Lines Underwriter`,
      ),
    ]
    return { kind: 'binder', feeds: 'fills', html: html.join('') }
  },
}

export const invoice: Paper = {
  draw: ({ chance, style, truth, money, date, text, address }: Voice) => {
    const { gl, auto } = truth.policies
    const rows = [
      ['General Liability', text(gl.number), date(gl.effective), money(gl.premium)],
      ['Commercial Auto', text(auto.number), date(auto.effective), money(auto.premium)],
      ['Policy fee', '', '', money(150)],
    ]
    const boxes = partyBoxes(style, [
      ['Bill To', lines([text(truth.insured.name), ...address(truth.insured.address)])],
      ['Remit To', lines([text(truth.producer.name), ...address(truth.producer.address)])],
    ])
    const total = pairs({ ...style, labels: 'left' }, [
      ['Amount Due', money(gl.premium + auto.premium + 150)],
      ['Due Date', date(gl.effective)],
      ['Invoice Number', chance.digits(6)],
    ])
    return {
      kind: 'invoice',
      feeds: 'names only',
      html:
        heading(style, chance.pick(['Invoice', 'Premium Invoice', 'Statement of Account']), 1.6) +
        boxes +
        table(style, ['Coverage', 'Policy', 'Effective', 'Amount'], rows) +
        total +
        small('Please detach and return this stub with your payment.'),
    }
  },
}

/** A certificate on paper of an agency's own. */
const certificate: Paper = {
  draw: (voice) => {
    const { chance, style, address, text, truth } = voice
    const gl = voice.limits('gl', limitWords(chance, 'gl'))
    const auto = voice.limits('auto', limitWords(chance, 'auto'))
    const row = (line: 'gl' | 'auto', name: string, limits: [string, string][]) => [
      `${name}<br>${voice.carrier(line)}`,
      voice.number(line),
      voice.effective(line),
      voice.expiration(line),
      limits.map((one) => one.join(' &nbsp;')).join('<br>'),
    ]
    const rows = [row('gl', 'General Liability', gl), row('auto', 'Automobile Liability', auto)]
    const holder = partyBoxes(style, [
      ['Certificate Holder', lines([text(truth.names.business()), ...address(truth.names.address())])],
      ['Authorized Representative', '&nbsp;<br>&nbsp;'],
    ])
    return {
      kind: 'certificate',
      feeds: 'fills',
      html:
        heading(style, 'Certificate of Insurance', 1.6) +
        small(
          'This certificate is issued as a matter of information only and confers no rights upon the holder. It does not amend or extend the coverage below.',
        ) +
        sideBySide(`<b>Producer</b><br>${producerBlock(voice)}`, `<b>Insured</b><br>${insuredBlock(voice)}`) +
        table(
          { ...style, borders: 'grid' },
          ['Type of Insurance and Company', 'Policy Number', 'Effective', 'Expiration', 'Limits'],
          rows,
          { widths: [25, 18, 13, 13, 31] },
        ) +
        holder,
    }
  },
}

export const offersAndBindersFamilies: LearnFamily[] = [
  { name: 'offers and binders', papers: { quote, binder, binderLetter, invoice, certificate, fillable } },
] // biome-ignore format: a family in a line
