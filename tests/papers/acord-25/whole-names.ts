import type { Trial } from './trial.ts'

const paper = (lines: string, insurer = 'Sheffield Anvil Insurance Company') => `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Insurer: ${insurer}
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
${lines.replace(/^\n/, '')}
      Each Occurrence Limit             $1,000,000`
const POLICY = `A=Sheffield Anvil Insurance Company
  gl.letter=A|gl=true|gl.no=SA-201-7781-C|gl.eff=10/10/2025|gl.exp=10/10/2026|gl.occ=1,000,000`
const INSURED = 'ins=Moorland Scaffold Inc.'

/** Documents whose names must be taken whole, and not more than whole. All invented. */
export const WHOLE_NAMES: Trial[] = [
  ...['Acme Pacific Insurance Company, Limited', 'Acme Pacific Insurance Company, PLC'].map((carrier) => ({
    name: `a company whose legal form follows a comma: ${carrier}`,
    pages: [paper(`      Named Insured: Moorland Scaffold Inc.`, carrier)],
    expect: `${INSURED}|${POLICY}`.replace('Sheffield Anvil Insurance Company', carrier),
  })),
  {
    name: 'the title of a quote with its number fills nothing',
    pages: [`      COMMERCIAL AUTO QUOTE No. Q123\n${paper('      Named Insured: Moorland Scaffold Inc.')}`],
    expect: '',
    asks: ['papers'],
  },
  {
    name: 'the number of its quote on declarations makes no offer of them',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Quote No. 123`),
    ],
    expect: `${INSURED}|${POLICY}`,
  },
  {
    name: 'a name holds no date',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent: Ferry Street 06/30/24`),
    ],
    expect: `${INSURED}|${POLICY}`,
  },
  {
    name: 'the date an agent’s paper was made on is no agent',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      AGENT PROCESS DATE JUNE 30`),
    ],
    expect: `${INSURED}|${POLICY}`,
  },
  ...[
    ['behind a comma', 'Moorland Scaffold,', 'Crucible & Sons', 'Moorland Scaffold, Crucible & Sons'],
    ['that is its legal form', 'Moorland Scaffold', 'P.L.L.C.', 'Moorland Scaffold P.L.L.C.'],
    ['that begins with its legal form', 'Moorland Scaffold', 'Corp. DBA Periwinkle Works', 'Moorland Scaffold Corp. DBA Periwinkle Works'],
  ].map(([what, first, second, whole]) => ({
    name: `the rest of a name ${what}`,
    pages: [paper(`
      Named Insured:
      ${first}
      ${second}`)],
    expect: `ins=${whole}|${POLICY}`,
  })), // biome-ignore format: a table
  {
    name: 'a legal form in a cell of its own behind a comma',
    pages: [
      paper(`
      Named Insured:
      Moorland Scaffold,     LLC
      8 Crucible Way
      Pittsburgh, PA 15222`),
    ],
    expect: `ins=Moorland Scaffold, LLC|ins1=8 Crucible Way|insCity=Pittsburgh|insState=PA|insZip=15222|${POLICY}`,
  },
  {
    name: 'a stroke behind a contact is not of her name',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent: Ferry Street Insurance Agency
      Agency contact: Dana Quill /`),
    ],
    expect: `prod=Ferry Street Insurance Agency|contact=Dana Quill|${INSURED}|${POLICY}`,
  },
]
