import { MEASURED } from '../../../server/documents/acord/editions.ts'
import type { Line, Page } from '../../../server/documents/types.ts'

/** What somebody typed onto a certificate: place names of `SPOTS` to words, and free words at points of the page. */
export type Typed = { at: Record<string, string>; free?: [text: string, x: number, y: number][] }

type Style = {
  /** Older certificates print other words beside some boxes. */
  old?: boolean
  /** How far typed words stand off their lines. */
  shift?: [x: number, y: number]
}

const LABELS: [text: string, x: number, y: number][] = [
  ['CERTIFICATE OF LIABILITY INSURANCE', 160, 28],
  ['DATE (MM/DD/YYYY)', 520, 26],
  ['THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.', 28, 50],
  ['REPRESENTATIVE OR PRODUCER, AND THE CERTIFICATE HOLDER.', 28, 60],
  ['PRODUCER', 22, 118],
  ['CONTACT', 310, 118], ['NAME:', 310, 125],
  ['PHONE', 310, 131], ['(A/C, No, Ext):', 310, 138], ['FAX', 486, 131], ['(A/C, No):', 486, 138],
  ['E-MAIL', 310, 144], ['ADDRESS:', 310, 150],
  ['INSURER(S) AFFORDING COVERAGE', 370, 158], ['NAIC #', 557, 158],
  ['INSURER A :', 310, 170], ['INSURED', 22, 180], ['INSURER B :', 310, 182], ['INSURER C :', 310, 194], ['INSURER D :', 310, 206], ['INSURER E :', 310, 218], ['INSURER F :', 310, 230],
  ['COVERAGES', 22, 242], ['CERTIFICATE NUMBER:', 158, 242], ['REVISION NUMBER:', 425, 242],
  ['THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE', 28, 253],
  ['INSR', 20, 286], ['LTR', 21, 292], ['TYPE OF INSURANCE', 75, 291], ['ADDL', 177, 286], ['SUBR', 193, 286], ['INSD', 178, 292], ['WVD', 194, 292],
  ['POLICY NUMBER', 247, 291], ['POLICY EFF', 337, 286], ['(MM/DD/YYYY)', 334, 292], ['POLICY EXP', 384, 286], ['(MM/DD/YYYY)', 382, 292], ['LIMITS', 500, 291],
  ['COMMERCIAL GENERAL LIABILITY', 54, 302], ['EACH OCCURRENCE', 428, 301], ['CLAIMS-MADE', 68, 313], ['OCCUR', 133, 313], ['DAMAGE TO RENTED', 428, 311], ['PREMISES (Ea occurrence)', 428, 317],
  ['MED EXP (Any one person)', 428, 326], ['PERSONAL & ADV INJURY', 428, 337],
  ["GEN'L AGGREGATE LIMIT APPLIES PER:", 40, 349], ['GENERAL AGGREGATE', 428, 349], ['POLICY', 54, 361], ['PRO-', 97, 358], ['JECT', 97, 364], ['LOC', 140, 361], ['PRODUCTS - COMP/OP AGG', 428, 361], ['OTHER:', 54, 373],
  ['AUTOMOBILE LIABILITY', 40, 384], ['COMBINED SINGLE LIMIT', 428, 382], ['(Ea accident)', 428, 388], ['ANY AUTO', 54, 397], ['BODILY INJURY (Per person)', 428, 397],
  ['BODILY INJURY (Per accident)', 428, 408], ['PROPERTY DAMAGE', 428, 418], ['(Per accident)', 428, 424],
  ['UMBRELLA LIAB', 54, 446], ['OCCUR', 133, 446], ['EACH OCCURRENCE', 428, 446], ['EXCESS LIAB', 54, 458], ['CLAIMS-MADE', 133, 458], ['AGGREGATE', 428, 458], ['DED', 54, 471], ['RETENTION $', 90, 471],
  ['WORKERS COMPENSATION', 38, 480], ["AND EMPLOYERS' LIABILITY", 38, 486], ['Y / N', 159, 490], ['ANY PROPRIETOR/PARTNER/EXECUTIVE', 38, 496], ['OFFICER/MEMBER EXCLUDED?', 38, 502], ['N / A', 179, 502], ['(Mandatory in NH)', 38, 508],
  ['E.L. EACH ACCIDENT', 428, 496], ['E.L. DISEASE - EA EMPLOYEE', 428, 508], ['If yes, describe under', 38, 514], ['DESCRIPTION OF OPERATIONS below', 38, 520], ['E.L. DISEASE - POLICY LIMIT', 428, 520],
  ['DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)', 22, 566],
  ['CERTIFICATE HOLDER', 22, 650], ['CANCELLATION', 310, 650],
  ['SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE', 317, 671], ['THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN', 317, 679],
  ['AUTHORIZED REPRESENTATIVE', 310, 706],
  ['ACORD 25 (2016/03)', 22, 757],
] // biome-ignore format: a table

const NOW: [string, number, number][] = [['OWNED', 54, 407], ['AUTOS ONLY', 54, 413], ['SCHEDULED', 122, 407], ['AUTOS', 122, 413], ['HIRED', 54, 419], ['AUTOS ONLY', 54, 425], ['NON-OWNED', 122, 419], ['AUTOS ONLY', 122, 425], ['PER', 443, 480], ['STATUTE', 443, 486], ['OTH-', 493, 480], ['ER', 493, 486]] // biome-ignore format: a table
const THEN: [string, number, number][] = [['ALL OWNED', 54, 407], ['AUTOS', 54, 413], ['SCHEDULED', 122, 407], ['AUTOS', 122, 413], ['HIRED AUTOS', 54, 420], ['NON-OWNED', 122, 419], ['AUTOS', 122, 425], ['WC STATU-', 443, 480], ['TORY LIMITS', 443, 486], ['OTH-', 493, 480], ['ER', 493, 486]] // biome-ignore format: a table

/** Where typed words stand, by name. */
const SPOTS: Record<string, [x: number, y: number]> = {
  date: [530, 38], producer1: [24, 130], producer2: [24, 140], producer3: [24, 150], producer4: [24, 160],
  contact: [352, 120], phone: [372, 136], fax: [526, 136], email: [352, 147],
  insured1: [50, 190], insured2: [50, 200], insured3: [50, 210], insured4: [50, 220],
  A: [352, 169], B: [352, 181], C: [352, 193], D: [352, 205], E: [352, 217], F: [352, 229],
  naicA: [556, 169], naicB: [556, 181], naicC: [556, 193], naicD: [556, 205], naicE: [556, 217], naicF: [556, 229],
  number: [262, 242], revision: [512, 242],
  glLetter: [24, 302], glTick: [42, 302], glMade: [56, 313], glOccur: [120, 313], glAi: [182, 312], glWos: [197, 312], glNo: [219, 312], glEff: [336, 312], glExp: [383, 312],
  perPolicy: [42, 361], perProject: [86, 361], perLoc: [129, 361],
  occ: [560, 301], rented: [560, 313], med: [560, 325], pai: [560, 337], agg: [560, 349], pco: [560, 361],
  autoLetter: [24, 397], any: [42, 397], owned: [42, 409], scheduled: [110, 409], hired: [42, 421], nonOwned: [110, 421], autoAi: [182, 404], autoWos: [197, 404], autoNo: [219, 404], autoEff: [336, 404], autoExp: [383, 404],
  csl: [560, 385], person: [560, 397], accident: [560, 408], damage: [560, 420],
  umbLetter: [24, 458], umb: [42, 446], umbOccur: [121, 446], excess: [42, 458], umbMade: [121, 458], ded: [42, 471], ret: [79, 471], retAmount: [142, 471], umbNo: [219, 458], umbEff: [336, 458], umbExp: [383, 458], umbOcc: [560, 446], umbAgg: [560, 458],
  wcLetter: [24, 496], excluded: [163, 502], wcWos: [197, 496], wcNo: [219, 496], wcEff: [336, 496], wcExp: [383, 496], statute: [431, 483], elAccident: [560, 496], elEmployee: [560, 508], elPolicy: [560, 520],
  otherLetter: [24, 534], other: [40, 534], otherNo: [219, 534], otherEff: [336, 534], otherExp: [383, 534], otherLimit: [430, 534],
  remarks1: [28, 580], remarks2: [28, 590], holder1: [28, 675], holder2: [28, 686], holder3: [28, 697],
} // biome-ignore format: a table

/** What the form prints, each line with where it begins. */
export function printedLines(isOld = false): [text: string, x: number, y: number][] {
  const dollars = [301, 314, 325, 337, 349, 361, 373, 385, 397, 408, 420, 434, 446, 458, 471, 496, 508, 520].map(
    (y): [string, number, number] => ['$', 518, y],
  )
  return [...LABELS, ...(isOld ? THEN : NOW), ...dollars]
}

/** A page that has the certificate's labels where they usually stand, with these words typed onto it. */
export function drawnCertificate(typed: Typed, style: Style = {}): Page {
  const [dx, dy] = style.shift ?? [0, 0]
  const values = Object.entries(typed.at).map(([name, text]): [string, number, number] => [
    text,
    SPOTS[name]![0] + dx,
    SPOTS[name]![1] + dy,
  ])
  const printed = ANCHORS.map(
    ({ word, edges }): Line => ({ text: word, box: boxOf(edges), words: [{ text: word, box: boxOf(edges) }] }),
  )
  const lines = [...printedLines(style.old), ...values, ...(typed.free ?? [])].map(([text, x, y]) => lineAt(text, x, y))
  const drawn = new Set(lines.flatMap((line) => line.words.map(({ box }) => box.join())))
  lines.push(...printed.filter(({ box }) => !drawn.has(box.join())))
  lines.sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
  return { number: 1, width: 612, height: 792, origin: 'text', lines, fields: [] }
}

const ANCHORS = MEASURED.of('25-2016-03').pages[0]!.anchors

const boxOf = ([x, y, right, bottom]: [number, number, number, number]): [number, number, number, number] => [
  x,
  y,
  right - x,
  bottom - y,
]

/** The words that the edition prints once stand just where it has them. */
function printedAt(word: string, x: number, y: number) {
  const edges = ANCHORS.find(
    (one) =>
      one.word === word.replace(/[^A-Z]/g, '') && Math.abs(one.edges[0] - x) < 60 && Math.abs(one.edges[1] - y) < 8,
  )?.edges
  return edges && boxOf(edges)
}

function lineAt(text: string, x: number, y: number): Line {
  let at = x
  const words = text.split(' ').map((word) => {
    const width = word.length * 3.4
    const box: [number, number, number, number] = printedAt(word, at, y) ?? [at, y, width, 6]
    at += width + 2
    return { text: word, box }
  })
  const top = words.find(({ box }) => box[1] !== y)?.box[1] ?? y
  for (const { box } of words) box[1] = top
  return { text, box: [x, top, at - 2 - x, 6], words }
}
