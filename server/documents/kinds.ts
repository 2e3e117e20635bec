import type { Page, Passage } from './types.ts'

/** What sort of paper a file is. */
export type DocumentKind =
  | 'declarations'
  | 'certificate'
  | 'quote'
  | 'application'
  | 'contract'
  | 'endorsement'
  | 'loss-run'
  | 'schedule'
  | 'binder'
  | 'invoice'
  | 'other'

/** Words that speak for a kind: `title` ones count where a line holds little else, `text` ones anywhere on the first pages. */
const SIGNS: [DocumentKind, title: RegExp | null, text: RegExp | null][] = [
  ['certificate', /CERTIFICATE OF (LIABILITY |PROPERTY )?INSURANCE|EVIDENCE OF (COMMERCIAL )?PROPERTY INSURANCE/, /THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION/],
  ['loss-run', /LOSS RUNS?\b|LOSS (HISTORY|EXPERIENCE) REPORT|CLAIMS? (HISTORY|EXPERIENCE) REPORT/, /\bTOTAL INCURRED\b.*\bPAID\b|\bPAID\b.*\bTOTAL INCURRED\b|\bDATE OF LOSS\b/],
  ['application', /\bAPPLICATION\b|\bAPPLICANT INFORMATION\b/, /\bAPPLICANTS? (SIGNATURE|WARRANTS|REPRESENTS)\b|\bSIGNATURE OF APPLICANT\b/],
  ['binder', /\b(INSURANCE )?BINDER\b|\bCONFIRMATION OF (COVERAGE|INSURANCE)\b|\bBINDING CONFIRMATION\b/, /\bTHIS BINDER\b/],
  ['invoice', /\bINVOICE\b|\b(BILLING|PREMIUM|ACCOUNT) STATEMENT\b|\bSTATEMENT OF ACCOUNT\b|\bPREMIUM NOTICE\b/, /\b(AMOUNT|BALANCE) DUE\b|\bREMIT (TO|PAYMENT)\b/],
  ['quote', /\bQUOTE\b|\bQUOTATION\b|\bPROPOSAL\b|\bINDICATION\b|\bRENEWAL OFFER\b/, /\bTHIS (IS A |IS NOT A BINDER|QUOTE|QUOTATION|PROPOSAL|INDICATION)\b|\bQUOTE (NUMBER|NO|EXPIRES|VALID)\b/],
  ['declarations', /\bDECLARATIONS?\b|\bINFORMATION PAGE\b|\bDEC PAGE\b|\bCOVERAGE SUMMARY\b|\bPOLICY SUMMARY\b/, /\bIN RETURN FOR (THE )?PAYMENT OF (THE )?PREMIUM\b/],
  ['contract', /\bAGREEMENT\b|\bLEASE\b|\bCONTRACT\b|\bSTATEMENT OF WORK\b|\bINSURANCE REQUIREMENTS\b/, /\bWITNESSETH\b|\bBY AND BETWEEN\b|\bIN WITNESS WHEREOF\b|\bTHE PARTIES (HERETO|AGREE)\b|\bHEREINAFTER\b|\bSHALL (PROCURE|OBTAIN|MAINTAIN|CARRY)\b/],
  ['schedule', /\b(SCHEDULE OF|STATEMENT OF) (COVERED )?(AUTOS|VEHICLES|VALUES|LOCATIONS|EQUIPMENT|DRIVERS)\b|\b(VEHICLE|DRIVER|EQUIPMENT|LOCATION|FLEET|PROPERTY) SCHEDULE\b/, null],
  ['endorsement', /\bENDORSEMENT\b/, /\bTHIS ENDORSEMENT (CHANGES THE POLICY|MODIFIES INSURANCE)\b/],
] // biome-ignore format: a table

export type KindFound = { kind: DocumentKind; evidence: Passage | null }

/** Tells what a document is by its own words, with the words that say so. The earlier and the larger a title stands, the more it counts. */
export function kindOf(pages: Page[]): KindFound {
  const scores = new Map<DocumentKind, { score: number; evidence: Passage }>()
  for (const [order, page] of pages.slice(0, 4).entries()) {
    for (const [place, line] of page.lines.entries()) {
      const text = line.text
        .toUpperCase()
        .replace(/[’']/g, '')
        .replace(/[^A-Z0-9]+/g, ' ')
        .trim()
      const words = text.split(' ').length
      for (const [kind, title, said] of SIGNS) {
        const isTitle =
          title?.test(text) && words <= 9 && line.text.length < 90 && !/[a-z],? [a-z]+ [a-z]+ [a-z]+/.test(line.text)
        const points = isTitle
          ? (order === 0 ? (place < 14 ? 6 : 2.5) : 0.8) * (words <= 5 ? 1.2 : 1)
          : said?.test(text)
            ? order === 0
              ? 2
              : 1
            : 0
        if (!points) continue
        const known = scores.get(kind)
        const evidence: Passage = { page: page.number, quote: line.text, boxes: [line.box] }
        scores.set(kind, {
          score: (known?.score ?? 0) + (known ? points * 0.5 : points),
          evidence: known?.evidence ?? evidence,
        })
      }
    }
  }
  const certificate = scores.get('certificate')
  if (certificate && certificate.score >= 6) return { kind: 'certificate', evidence: certificate.evidence }
  const [best] = [...scores.entries()].sort(([, a], [, b]) => b.score - a.score)
  return best && best[1].score >= 2 ? { kind: best[0], evidence: best[1].evidence } : { kind: 'other', evidence: null }
}
