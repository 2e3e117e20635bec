import type { Trial } from './trial.ts'

const paper = (lines: string) => `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
${lines.replace(/^\n/, '')}
      Each Occurrence Limit             $1,000,000`
const POLICY = `A=Sheffield Anvil Insurance Company
  gl.letter=A|gl=true|gl.no=SA-201-7781-C|gl.eff=10/10/2025|gl.exp=10/10/2026|gl.occ=1,000,000`
const INSURED = 'ins=Moorland Scaffold Inc.|ins1=8 Crucible Way|insCity=Pittsburgh|insState=PA|insZip=15222'
const TRADING = INSURED.replace('Moorland Scaffold Inc.', 'Quill & Daughters dba Moorland Scaffold')
const AGENT = 'prod=Ferry Street Insurance Agency|prod1=14 Ferry Street|prodCity=Beckley|prodState=WV|prodZip=25801'

const COMPENSATION = `
      WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Employer: Moorland Scaffold Inc.
      Bodily injury by accident         $500,000 each accident`
const COMPENSATED = `ins=Moorland Scaffold Inc.|A=Sheffield Anvil Insurance Company
  wc.letter=A|wc=true|wc.no=SA-201-7781-C|wc.eff=10/10/2025|wc.exp=10/10/2026|wc.accident=500,000`

/** Documents whose parties stand under broken labels, in broken blocks and among the words of others. All invented. */
export const NAMES_AND_ADDRESSES: Trial[] = [
  {
    name: 'a label over two lines, beside a name and its address',
    pages: [
      paper(`
      Named Insured and        Moorland Scaffold Inc.
      Mailing Address:         8 Crucible Way
                               Pittsburgh, PA 15222`),
    ],
    expect: `${INSURED}|${POLICY}`,
  },
  {
    name: 'a label over two lines, with a name behind the second',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent and
      Mailing Address: Ferry Street Insurance Agency
                       14 Ferry Street
                       Beckley, WV 25801`),
    ],
    expect: `${AGENT}|ins=Moorland Scaffold Inc.|${POLICY}`,
  },
  {
    name: 'a ZIP code in a line of its own, under a label',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent:
      Ferry Street Insurance Agency
      14 Ferry Street
      Beckley, West Virginia
      25801`),
    ],
    expect: `${AGENT}|ins=Moorland Scaffold Inc.|${POLICY}`,
  },
  {
    name: 'a ZIP code in a line of its own, behind a state of two words and under no label',
    pages: [
      paper(`
      Agent: Ferry Street Insurance Agency


      Moorland Scaffold Inc.
      8 Crucible Way
      Raleigh, North Carolina
      27601
      `),
    ],
    expect: `prod=Ferry Street Insurance Agency|ins=Moorland Scaffold Inc.|ins1=8 Crucible Way
      insCity=Raleigh|insState=NC|insZip=27601|${POLICY}`,
  },
  {
    name: 'another label’s words end a block',
    pages: [
      paper(`
      Named Insured:    Moorland Scaffold Inc.
      Agent:            Ferry Street Insurance Agency
                        Requested by: Dana Quill
                        77 Coke Oven Road
                        Beckley, WV 25801`),
    ],
    expect: `prod=Ferry Street Insurance Agency|ins=Moorland Scaffold Inc.|${POLICY}`,
  },
  {
    name: 'whose attention is asked for does not end it',
    pages: [
      paper(`
      Named Insured:
      Moorland Scaffold Inc.
      Attn: Dana Quill
      8 Crucible Way
      Pittsburgh, PA 15222`),
    ],
    expect: `${INSURED}|${POLICY}`,
  },
  {
    name: 'a service center is nobody’s agent',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Commercial Service Center
      Ferry Street Insurance Agency
      14 Ferry Street
      Beckley, WV 25801`),
    ],
    expect: `ins=Moorland Scaffold Inc.|${POLICY}`,
  },
  {
    name: 'what the insured does for a living is no name',
    pages: [paper('      Business of the insured: Scaffold Erection')],
    expect: POLICY,
  },
  {
    name: 'whom an endorsement names without a label is no insured, beside the one the policy is sent to',
    pages: [
      paper(`


      Moorland Scaffold Inc.
      8 Crucible Way
      Pittsburgh, PA 15222

      `),
      `
      THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
      Policy Number: SA-201-7781-C


      Steel City Development Authority
      99 Foundry Road
      Pittsburgh, PA 15222`,
    ],
    expect: `${INSURED}|${POLICY}`,
  },
  {
    name: 'a company whose box is not ticked',
    pages: [
      paper('').replace(
        'Insurer: Sheffield Anvil Insurance Company',
        `Company:
      ☐ Harrow Ridge Casualty Company
      ☒ Sheffield Anvil Insurance Company`,
      ),
    ],
    expect: POLICY,
  },
  ...[
    ['brackets before the names', '[ ] Harrow Ridge Casualty Company', '[X] Sheffield Anvil Insurance Company'],
    ['lines before the names', '_ Harrow Ridge Casualty Company', 'X Sheffield Anvil Insurance Company'],
    ['lines around a cross', '___ Harrow Ridge Casualty Company', '_X_ Sheffield Anvil Insurance Company'],
    ['brackets behind the names', 'Harrow Ridge Casualty Company      [ ]', 'Sheffield Anvil Insurance Company  [X]'],
  ].map(([boxes, other, own]) => ({
    name: `of two companies under their label the ticked one: ${boxes}`,
    pages: [paper('').replace('Insurer: Sheffield Anvil Insurance Company', `Insurer:\n      ${other}\n      ${own}`)],
    expect: POLICY,
  })),
  {
    name: 'two companies under their label, with no boxes',
    pages: [paper('').replace('Insurer: Sheffield', 'Insurer:\n      Harrow Ridge Casualty Company\n      Sheffield')],
    expect: POLICY.replace('A=Sheffield Anvil Insurance Company', '').replace('gl.letter=A|', ''),
  },
  {
    name: 'of two companies behind their label none is ticked',
    pages: [paper('').replace('Insurer: Sheffield', 'Insurer:  [ ] Harrow Ridge Casualty Company   [ ] Sheffield')],
    expect: POLICY.replace('A=Sheffield Anvil Insurance Company', '').replace('gl.letter=A|', ''),
  },
  {
    name: 'a contact with her phone',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent: Ferry Street Insurance Agency
      Agency contact: Dana Quill, (304) 555-0142 ext 7`),
    ],
    expect: `prod=Ferry Street Insurance Agency|contact=Dana Quill|phone=(304) 555-0142 ext 7|ins=Moorland Scaffold Inc.|${POLICY}`,
  },
  {
    name: 'where to report claims is not how to reach the agent',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent:
      Ferry Street Insurance Agency
      14 Ferry Street
      Beckley, WV 25801
      For an injury call (800) 555-0199
      newclaims@sheffield-anvil.example`),
    ],
    expect: `${AGENT}|ins=Moorland Scaffold Inc.|${POLICY}`,
  },
  {
    name: 'a trade name behind the legal one, where no label stands',
    pages: [
      paper(`
      Agent: Ferry Street Insurance Agency


      Quill & Daughters dba Moorland Scaffold
      8 Crucible Way
      Pittsburgh, PA 15222

      `),
    ],
    expect: `prod=Ferry Street Insurance Agency|${TRADING}|${POLICY}`,
  },
  {
    name: 'a trade name in the line under the legal one, where no label stands',
    pages: [
      paper(`
      Agent: Ferry Street Insurance Agency


      Quill & Daughters
      dba Moorland Scaffold
      8 Crucible Way
      Pittsburgh, PA 15222

      `),
    ],
    expect: `prod=Ferry Street Insurance Agency|${TRADING}|${POLICY}`,
  },
  {
    name: 'a trade name alone is no insured',
    pages: [
      paper(`
      Named Insured:
      DBA Moorland Scaffold
      8 Crucible Way
      Pittsburgh, PA 15222`),
    ],
    expect: POLICY,
  },
  {
    name: 'a name that begins with a house number',
    pages: [
      paper(`
      Named Insured:
      649 Chestnut Realty Corp.
      8 Crucible Way
      Pittsburgh, PA 15222`),
    ],
    expect: `${INSURED.replace('Moorland Scaffold Inc.', '649 Chestnut Realty Corp.')}|${POLICY}`,
  },
  {
    name: 'a department is no insured',
    pages: [
      paper(`


      Facilities Department
      8 Crucible Way
      Pittsburgh, PA 15222

      `),
    ],
    expect: POLICY,
  },
  {
    name: 'how to reach the agent behind its name',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent: Ferry Street Insurance Agency, desk@ferry.example`),
    ],
    expect: `prod=Ferry Street Insurance Agency|email=desk@ferry.example|ins=Moorland Scaffold Inc.|${POLICY}`,
  },
  {
    name: 'a company whose name ends behind a wider gap',
    pages: [paper('').replace('Insurance Company', 'Insurance    Company')],
    expect: POLICY,
  },
  {
    name: 'the employer of a compensation policy that names no insured',
    pages: [COMPENSATION],
    expect: COMPENSATED,
  },
  {
    name: 'an employer beside the insured of a compensation policy',
    pages: [COMPENSATION.replace('Employer:', 'Employer: Cascade Staffing Inc\n      Named Insured:')],
    expect: COMPENSATED,
  },
]
