import { BOILERPLATE, heading, lines, pageBreak, pairs, paragraph, small, table } from '../../../blocks.ts'
import type { Drawn, LearnFamily, Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import { head } from './any-hand-heads.ts'
import { autoLimits, compensation, liabilityLimits, umbrellaLimits } from './any-hand-limits.ts'
import { limitWords } from './any-hand-words.ts'

const CAPTIONS = [
  'PER EXPIRING POLICY',
  'CUSTOMER ID',
  'INSURED COPY',
  'ORIGINAL',
  'AGENT COPY',
  'RENEWAL CERTIFICATE',
  'SEE REVERSE SIDE',
]

/** Declarations, with captions of the print shop, and on some a head that runs over all pages. */
function filled({ chance, truth, text }: Voice, html: string): Drawn {
  const caption = chance.maybe(0.4)
    ? `<div class="small" style="text-align:${chance.pick(['left', 'right', 'center'])}">${chance.pick(CAPTIONS)}</div>`
    : ''
  const running = chance.maybe(0.3) ? text(truth.insured.name) : undefined
  return { kind: 'declarations', feeds: 'fills', html: caption + html, ...(running ? { running } : {}) }
}

export function boilerplate({ chance }: Voice, most = 2): string {
  return chance
    .some(BOILERPLATE, chance.int(0, most))
    .map(chance.maybe(0.5) ? paragraph : small)
    .join('')
}

export function formsList({ chance, style, truth, text }: Voice): string {
  const rows = truth.forms.map(({ number, edition, title }) => [text(number), text(edition), text(title)])
  const said = chance.pick([
    () => table(style, ['Form Number', 'Edition', 'Title'], rows, { widths: [20, 15, 65] }),
    () => paragraph(rows.map(([number, edition]) => `${number} ${edition}`).join('; ')),
    () => lines(rows.map((row) => row.join(' &nbsp; '))),
  ])
  return (
    heading(
      style,
      chance.pick(['Forms and Endorsements', 'Schedule of Forms', 'Forms Applicable to This Coverage Part']),
      1.05,
    ) + said()
  )
}

function locationsTable({ chance, style, truth, money, address }: Voice): string {
  const rows = truth.locations.map((one) => [
    one.number,
    '1',
    address(one.party.address).join(', '),
    money(one.building),
    money(one.contents),
    chance.pick(['$1,000', '$2,500']),
  ])
  return (
    heading(style, 'Described Premises', 1.05) +
    table(style, ['Loc.', 'Bldg.', 'Address', 'Building Limit', 'Business Personal Property', 'Deductible'], rows, {
      widths: [7, 7, 38, 17, 18, 13],
    })
  )
}

function classesTable({ style, truth, money }: Voice): string {
  const rows = truth.locations.map((one) => [
    one.number,
    one.classCode,
    one.classification,
    `${one.basis} ${one.exposure.toLocaleString('en-US')}`,
    one.rate,
    money(one.premium),
  ])
  return (
    heading(style, 'Classifications', 1.05) +
    table(style, ['Loc', 'Code', 'Classification', 'Premium Basis', 'Rate', 'Premium'], rows)
  )
}

const break_ = (voice: Voice) => (voice.chance.maybe(0.35) ? pageBreak : '')

export const gl: Paper = {
  draw: (voice) => {
    const title = voice.chance.pick([
      'Commercial General Liability Declarations',
      'Commercial General Liability Coverage Part Declarations',
      'General Liability Policy Declarations',
    ])
    return filled(
      voice,
      head(voice, 'gl', title) +
        boilerplate(voice) +
        liabilityLimits(voice) +
        break_(voice) +
        classesTable(voice) +
        formsList(voice) +
        boilerplate(voice),
    )
  },
}

export const auto: Paper = {
  draw: (voice) =>
    filled(
      voice,
      head(
        voice,
        'auto',
        voice.chance.pick([
          'Business Auto Declarations',
          'Business Auto Coverage Form Declarations',
          'Commercial Auto Policy Declarations',
        ]),
      ) +
        boilerplate(voice, 1) +
        autoLimits(voice) +
        break_(voice) +
        vehiclesTable(voice) +
        formsList(voice),
    ),
}

function vehiclesTable({ style, truth, money, chance }: Voice): string {
  const rows = truth.vehicles.map(({ number, year, make, model, vin, cost }) => [
    number,
    String(year),
    make,
    model,
    vin,
    money(cost),
    chance.pick(['500', '1,000']),
  ])
  return (
    heading(style, 'Schedule of Covered Autos You Own', 1.05) +
    table(style, ['No.', 'Year', 'Make', 'Model', 'V.I.N.', 'Cost New', 'Ded.'], rows)
  )
}

export const umbrella: Paper = {
  draw: (voice) => {
    const title = voice.tick(
      'umbrella.umbrella',
      voice.chance.pick([
        'Commercial Umbrella Liability Declarations',
        'Umbrella Policy Declarations',
        'Commercial Liability Umbrella Declarations',
      ]),
    )
    return filled(voice, head(voice, 'umbrella', title) + umbrellaLimits(voice) + boilerplate(voice) + formsList(voice))
  },
}

const wc: Paper = {
  draw: (voice) =>
    filled(
      voice,
      head(voice, 'wc', 'Workers Compensation and Employers Liability Insurance Policy – Information Page') +
        compensation(voice) +
        boilerplate(voice, 1),
    ),
}

const businessowners: Paper = {
  draw: (voice) =>
    filled(
      voice,
      head(
        voice,
        'gl',
        voice.chance.pick([
          'Businessowners Policy Declarations',
          'Business Owners Policy – Common Declarations',
          'BOP Declarations',
        ]),
      ) +
        locationsTable(voice) +
        break_(voice) +
        liabilityLimits(voice) +
        formsList(voice) +
        boilerplate(voice),
    ),
}

/** One policy of several coverage parts under one number. */
const packagePolicy: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { chance, style, money, truth } = voice
    voice.number('auto')
    voice.effective('auto')
    voice.expiration('auto')
    voice.carrier('auto')
    const parts = [
      ['Commercial Property Coverage Part', money(chance.int(900, 9000))],
      ['Commercial General Liability Coverage Part', money(truth.policies.gl.premium)],
      ['Commercial Auto Coverage Part', money(truth.policies.auto.premium)],
      ['Commercial Inland Marine Coverage Part', 'Not Covered'],
      ['Commercial Crime Coverage Part', 'Not Covered'],
    ]
    const premiums =
      heading(style, 'This policy consists of the following coverage parts for which a premium is indicated', 1) +
      table(style, ['Coverage Part', 'Premium'], parts, { widths: [75, 25] })
    return filled(
      voice,
      head(
        voice,
        'gl',
        chance.pick(['Commercial Package Policy – Common Policy Declarations', 'Common Policy Declarations']),
      ) +
        premiums +
        boilerplate(voice) +
        pageBreak +
        locationsTable(voice) +
        liabilityLimits(voice) +
        break_(voice) +
        autoLimits(voice) +
        formsList(voice),
    )
  },
}

const professional: Paper = {
  draw: (voice) => {
    const { chance, style, date, truth } = voice
    const { limits, effective } = truth.policies.professional
    const words = limitWords(chance, 'professional')
    const rows = Object.keys(words).map((name): [string, string] => [words[name]!, voice.money(limits[name]!)])
    const title = chance.pick([
      'Professional Liability Declarations',
      'Miscellaneous Professional Liability Policy Declarations',
      'Errors and Omissions Declarations',
    ])
    const notice = paragraph('<b>THIS IS A CLAIMS-MADE AND REPORTED POLICY. Please read it carefully.</b>')
    const retro: [string, string][] = [
      ['Retroactive Date', chance.pick([date(effective), 'Full prior acts', date(truth.prior.professional.effective)])],
    ]
    return filled(
      voice,
      head(voice, 'professional', title) +
        notice +
        pairs(style, [...rows, ...retro]) +
        boilerplate(voice) +
        formsList(voice),
    )
  },
}

const papers = { gl, auto, umbrella, wc, businessowners, packagePolicy, professional }

export const anyHandFamilies: LearnFamily[] = [
  { name: 'ruled boxes', style: () => ({ borders: 'grid', labels: 'box', font: FONTS.sans, colon: false }), papers },
  { name: 'line printer', style: () => ({ borders: 'none', labels: 'left', font: FONTS.mono, spaced: 'no', capitals: true, upperLabels: true, size: 8.5 }), papers },
  { name: 'dotted leaders', style: () => ({ borders: 'none', labels: 'dots' }), papers },
  { name: 'serif, labels above', style: ({ pick }) => ({ borders: 'rows', labels: 'above', font: pick([FONTS.serif, FONTS.narrowSerif]), colon: false }), papers },
  { name: 'two columns', style: () => ({ labels: 'columns', colon: true }), papers },
  { name: 'spaced headings', style: ({ pick }) => ({ spaced: pick(['characters', 'type']), labels: 'left' }), papers },
  { name: 'any hand', papers },
] // biome-ignore format: a family in a line
