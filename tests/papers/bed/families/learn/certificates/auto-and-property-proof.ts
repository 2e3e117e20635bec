import type { LearnFamily, Paper } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { paragraphs, said, split, tip, wideBrackets } from '../kit/blocks.ts'
import { agencyTold, agencyUntold, insuredTold, insuredUntold, stranger } from '../kit/parties.ts'
import { labeledSheet } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { dayAfter25To280, ownsAutos, retainedOrNil, termTold, trigger } from '../kit/terms.ts'

const proof = labeledSheet('certificate', 'fills')

/** A certificate that code has drawn: letters of insurers, a row for each line, boxes with marks. */
const drawn: Paper = {
  draw: (voice) => {
    const { truth, chance } = voice
    const lines: Line[] = ['gl', 'auto', 'umbrella', 'wc']
    const letters = new Map<string, string>()
    for (const line of lines) {
      const { name } = truth.policies[line].carrier
      if (!letters.has(name)) letters.set(name, 'ABCD'[letters.size]!)
    }
    const letterOf = (line: Line) => letters.get(truth.policies[line].carrier.name)!
    const insurers = [...letters].map(([name, letter]) => {
      const line = lines.find((one) => truth.policies[one].carrier.name === name)!
      return [`INSURER ${letter}`, voice.carrier(line), voice.naic(line)]
    })
    for (const line of lines) voice.carrier(line)
    const { symbols } = truth.policies.auto
    const box = (symbol: number, words: string, tick: 'auto.any' | 'auto.owned' | 'auto.scheduled' | 'auto.hired' | 'auto.nonOwned') => `${wideBrackets(symbols.includes(symbol))} ${symbols.includes(symbol) ? voice.tick(tick, words) : words}` // biome-ignore format: a line
    const row = (line: Line, words: string, limits: [string, string][]) => [letterOf(line), words, voice.number(line), voice.effective(line), voice.expiration(line), tableUnder('money tight in', [], tableRows(limits))] // biome-ignore format: a row
    return proof(
      `<div class="split"><b>CERTIFICATE OF INSURANCE</b><p class="e">Issued ${dayAfter25To280(voice)}</p></div><p class="s">This certificate is issued for information only and confers no rights upon the holder. It does not amend, extend or alter the coverage of the policies below.</p>
      <table class="ruled"><tr><td>${tip('PRODUCER', `${agencyTold(voice)}<br>Contact: ${voice.reach('contact')}<br>Phone: ${voice.reach('phone')}<br>E-mail: ${voice.reach('email')}`)}</td><td rowspan="2">${tableUnder('in tight', ['', 'INSURERS AFFORDING COVERAGE', 'NAIC'], tableRows(insurers))}</td></tr><tr><td>${tip('INSURED', insuredTold(voice))}</td></tr></table>
      ${tableUnder(
        'ruled cv',
        ['INSR', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'EFFECTIVE', 'EXPIRATION', 'LIMITS'],
        tableRows([
          row(
            'gl',
            `<b>GENERAL LIABILITY</b><br>${wideBrackets(true)} Commercial general liability<br>${wideBrackets(true)} ${trigger(voice)}`,
            voice.limits('gl', {
              occurrence: 'Each occurrence',
              rented: 'Damage to rented premises',
              medical: 'Medical expense',
              personal: 'Personal &amp; adv injury',
              aggregate: 'General aggregate',
              products: 'Products-comp/op agg',
            }),
          ),
          row(
            'auto',
            `<b>AUTOMOBILE LIABILITY</b><br>${box(1, 'Any auto', 'auto.any')}<br>${box(2, 'All owned autos', 'auto.owned')}<br>${box(7, 'Scheduled autos', 'auto.scheduled')}<br>${box(8, 'Hired autos', 'auto.hired')}<br>${box(9, 'Non-owned autos', 'auto.nonOwned')}`,
            voice.limits('auto', {
              csl: 'Combined single limit',
              perPerson: 'Bodily injury (per person)',
              perAccident: 'Bodily injury (per accident)',
              damage: 'Property damage',
            }),
          ),
          row('umbrella', `<b>${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY</b>`, [
            ['Each occurrence', voice.limit('umbrella', 'occurrence')],
            ['Aggregate', voice.limit('umbrella', 'aggregate')],
            ['Retention', retainedOrNil(voice, 'None')],
          ]),
          row('wc', '<b>WORKERS COMPENSATION</b> and employers liability', [
            ['E.L. each accident', voice.limit('wc', 'accident')],
            ['E.L. disease, each employee', voice.limit('wc', 'employee')],
            ['E.L. disease, policy limit', voice.limit('wc', 'disease')],
          ]),
        ]),
      )}
      <table class="ruled"><tr><td>${tip('DESCRIPTION OF OPERATIONS', `Job ${chance.digits(4)}. ${ownsAutos(voice) ? 'Vehicles are on file.' : ''}`)}</td></tr><tr><td>${tip('CERTIFICATE HOLDER', stranger(voice))}</td></tr></table>`,
      '.in td, .in th, .ruled .in td, .ruled .in th { border: 0 } .in { margin: 0 } .cv { font-size: 0.92em } .cv > tbody > tr > td:nth-child(3) { white-space: nowrap }',
    )
  },
}

/** A company's own proof of auto for a landlord or a lender. */
const autoProof: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    voice.notJudged('auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned')
    return proof(
      `<h3>${voice.carrier('auto')}</h3><h4>Verification of Commercial Auto Coverage</h4><p>${dayAfter25To280(voice, 'auto')}</p><p>${stranger(voice)}</p>${said(
        [
          ['Insured', insuredTold(voice)],
          ['Policy', voice.number('auto')],
          ['In force', termTold(voice, 'auto', ' to ')],
          ['Agent', agencyTold(voice)],
        ],
      )}${tableUnder(
        'under',
        ['Coverage', 'Limit'],
        rowsFor(
          voice.limits('auto', {
            csl: 'Liability, combined single limit each accident',
            perPerson: 'Bodily injury liability each person',
            perAccident: 'Bodily injury liability each accident',
            damage: 'Property damage liability each accident',
          }),
          (one) => one,
        ),
      )}<p>Vehicle: ${truth.vehicles[0]!.year} ${truth.vehicles[0]!.make} ${truth.vehicles[0]!.model}, ${truth.vehicles[0]!.vin}. Comprehensive and collision deductible ${money(1000)}.</p><p class="s">You will be told if this coverage is cancelled.</p>`,
    )
  },
}

/** A lender is shown the property of a borrower: no row of liability is filled from it. */
const propertyProof: Paper = {
  draw: (voice: Voice) => {
    const { truth, money, text, date } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    return labeledSheet(
      'certificate',
      'names only',
    )(
      `<h3 class="c">EVIDENCE OF COMMERCIAL PROPERTY INSURANCE</h3>${split(`Agency<br>${agencyUntold(voice)}`, `Company<br>${text(gl.carrier.name)}`)}${tableUnder('ruled', [], tableRows([[tip('Insured', insuredUntold(voice)), tip('Policy number', text(gl.number)), tip('Effective', date(gl.effective)), tip('Expiration', date(gl.expiration))]]))}<p>Building, replacement cost ${money(truth.locations[0]!.building)}, special causes of loss, deductible ${money(5000)}. Business income 12 months actual loss sustained.</p>${paragraphs(`Lender: ${stranger(voice, ', ')}`)}`,
    )
  },
}

export const autoAndPropertyProofFamilies: LearnFamily[] = [
  { name: 'proofs for others', style: mostlyDollars(['sans', 'narrow'], [8.5, 9]), papers: { drawn, autoProof, propertyProof, fillable } },
] // biome-ignore format: a family in a line
