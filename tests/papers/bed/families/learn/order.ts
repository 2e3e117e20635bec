import type { Family, LearnFamily } from '../../family.ts'

/**
 * The families of the learn third in the order in which documents are drawn of them. The order decides which document a seed gives,
 * so a new family comes last.
 */
const ORDER: readonly string[] = [
  'ruled boxes', 'line printer', 'dotted leaders', 'serif, labels above', 'two columns', 'spaced headings',
  'any hand', 'other hands', 'other hands, small type', 'packets', 'misleading neighbours', 'offers and binders',
  'changes', 'loss runs', 'schedules', 'several in one file', 'desk papers', 'mainframe listing', 'sidebar', 'jacket',
  'information page', 'lettered paragraphs', 'matrix', 'run-on policy', 'underwriting desk', 'bundles', 'after issue',
  'experience and rosters', 'correspondence', 'what for and how much', 'lettered coverages', 'program manager',
  'continued policy', 'marked sections', 'managed buildings', 'truckers', 'comp by letters', 'over a retained limit',
  'shared limits', 'family cars', 'two offices', 'after the sale', 'more lists', 'rows and what is below',
  'whole policies', 'clipped together', 'stock company package', 'business owners in capitals', 'restaurant program',
  'one of a group', 'three column head', 'fleet and symbols', 'direct auto', 'dealers', 'household',
  'compensation carrier', 'comp by the pay period', 'farm and shop mutual', 'umbrella and underlying',
  'lettered claims-made', 'general agent', 'bought on a phone', 'contractors summary', 'issued policies',
  'prior and new', 'placement desk', 'bills', 'proofs', 'policy changes', 'claims and risks', 'paper and post',
  'stapled', 'tailored package', 'numbered common declarations', 'contractors account', 'human services',
  'shop policy', 'main street', 'mutual shop', 'auto writer', 'business auto items', 'motor carriers',
  'standard compensation', 'small employers', 'state fund', 'umbrellas', 'supplemental declarations', 'hard risks',
  'binding authority', 'sold on the web', 'programs', 'whole issued policies', 'bound by agencies', 'bound by others',
  'lessors', 'form printed in advance', 'account of companies', 'other lines', 'quotes of companies',
  'proposals of agencies', 'billing', 'endorsed', 'cancelled and put back', 'not renewed as it was',
  'proof of insurance', 'loss runs of carriers', 'claim reports', 'fleets and places', 'drivers of insureds',
  'agreements and applications', 'letters', 'sent together', 'print stream', 'national stock',
  'regional of the valley', 'owners of shops', 'mutual of the county', 'excess and surplus desk',
  'correspondent of the market', 'standard auto market', 'haulers', 'vans on the web', 'items of compensation',
  'fund of the state', 'charities', 'one account many companies', 'issued with schedules', 'questions on the web',
  'table for all', 'above the primary', 'binders of desks', 'bound by mail', 'lines apart', 'offered', 'owed',
  'changed', 'told by post', 'shown to others', 'losses told', 'rosters', 'asked and written', 'one file of many',
  'computer of the seventies', 'pages of the bureau', 'package in parts', 'town and farm mutual',
  'classes in a schedule', 'policy in a jacket', 'premises insured', 'bought on line', 'associations',
  'binding authorities', 'evidence from London', 'items of autos', 'sold direct', 'carriers by motor',
  'national compensation', 'compensation anew', 'fund for employers', 'upper layers', 'practices and data',
  'binders of agencies', 'confirmed in writing', 'riders', 'notices by mail', 'terms offered', 'sums due',
  'forms to fill', 'letters of offices', 'certified otherwise', 'experience of claims', 'claims administered',
  'fleets and crews', 'places', 'many in one', 'common page of seven items', 'building after building',
  'part with its classes', 'tailored in one column', 'contractors of the exchange', 'agents next door',
  'mutual with dividends', 'typed business policy', 'supplements of the surplus line', 'small and hard',
  'slip of the market', 'building trades program', 'trucks of small firms', 'autos by the bureau', 'local haulage',
  'information pages', 'comp on the web', 'competitive fund', 'over the primary', 'tapped on a phone',
  'charities and kitchens', 'errors, data and machines', 'bound by the system', 'bound at a distance',
  'policy changed', 'notices to policyholders', 'quoted', 'billed', 'applied for', 'wanted and signed',
  'written to somebody', 'vouched for', 'losses of carriers', 'losses of direct writers', 'losses there were none',
  'losses administered', 'injuries at work', 'vehicles of a fleet', 'operators', 'premises', 'classes and forms',
  'one file, several papers', 'a margin of items', 'lines brought together', 'boxes and amounts',
  'shops and their groups', 'not admitted', 'limits across', 'items one to four of autos', 'a table a vehicle',
  'information in a frame', 'plan and its servant', 'on top of others', 'claims made lines', 'bound for now',
  'policy made other', 'whole liability policy', 'whole policy of an owner', 'state after state',
  'runs across the page', 'runs of truckers', 'runs of one claim at a time', 'runs with captions',
  'runs of an account', 'cars of a fleet', 'those who drive', 'places of a business', 'what is rated',
  'mailed by law', 'offers and options', 'what it costs', 'asked of applicants', 'wanted by contract',
  'written and signed', 'proofs for others', 'clipped to one another', 'plain mutual of the county',
  'plain boxes of a stock company', 'plain bureau pages', 'plain programs and surplus', 'plain company on a screen',
  'plain owners of small business', 'plain autos', 'plain compensation and the fund', 'plain typed policies',
  'plain umbrella desk', 'plain binders of agencies', 'plain proofs', 'plain changes', 'plain change system',
  'plain mail of the law', 'plain whole policies', 'plain runs in grids', 'plain runs of systems',
  'plain runs in blocks', 'plain fleets', 'plain drivers', 'plain places', 'plain offers', 'plain bills',
  'plain forms and contracts', 'plain letters', 'hard terms beside each other', 'hard layers', 'hard groups',
  'hard parts and examples', 'hard options', 'hard offers', 'hard changes', 'hard runs', 'hard packets of liability',
  'hard packets of other lines', 'hard mail',
] // biome-ignore format: a list

/** The families as they are drawn, each of the list once. */
export function inOrder(families: readonly LearnFamily[], order: readonly string[] = ORDER): Family[] {
  const places = new Map(order.map((name, at) => [name, at]))
  const names = families.map(({ name }) => name)
  const wrong = [
    ...names.filter((name, at) => !places.has(name) || names.indexOf(name) !== at),
    ...order.filter((name, at) => !names.includes(name) || places.get(name) !== at),
  ]
  if (wrong.length) throw new Error(`Families and their order differ, or name one twice: ${wrong.join(', ')}.`)
  return families
    .toSorted((one, other) => places.get(one.name)! - places.get(other.name)!)
    .map((family) => ({ ...family, split: 'learn' }))
}
