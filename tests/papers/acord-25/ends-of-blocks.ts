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
const PLACE = 'prod1=14 Ferry Street|prodCity=Beckley|prodState=WV|prodZip=25801'
const AGENT = 'prod=Ferry Street Insurance Agency'

/** Documents on which what follows a party’s lines is another’s. All invented. */
export const ENDS_OF_BLOCKS: Trial[] = [
  {
    name: 'the insured’s block one column further right than the agent’s, under a label over two lines',
    pages: [
      paper(`
      Agent:          Ferry Street Insurance Agency
      Named Insured and        Moorland Scaffold Inc.
      Mailing Address          8 Crucible Way
                               Pittsburgh, PA 15222`),
    ],
    expect: `${AGENT}|${INSURED}|${POLICY}`,
  },
  {
    name: 'the insured’s block one column further right than the agent’s',
    pages: [
      paper(`
      Agent:          Ferry Street Insurance Agency
      Named Insured:           Moorland Scaffold Inc.
                               8 Crucible Way
                               Pittsburgh, PA 15222`),
    ],
    expect: `${AGENT}|${INSURED}|${POLICY}`,
  },
  ...[
    ['a limit', 'Each Occurrence Limit             $1,000,000'],
    ['a premium', 'Annual premium     $2,000'],
    ['a sentence', 'Loss control visits are made by'],
  ].map(([what, line]) => ({
    name: `${what} stands between the agent and another’s address`,
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent: Ferry Street Insurance Agency
      ${line}
      Quill Safety Consultants
      77 Coke Oven Road
      Beckley, WV 25801`),
    ],
    expect: `${AGENT}|ins=Moorland Scaffold Inc.|${POLICY}`,
  })),
  {
    name: 'a blank line between the agent and a block that no label tells',
    pages: [
      paper(`
      Agent: Ferry Street Insurance Agency

      Moorland Scaffold Inc.
      8 Crucible Way
      Pittsburgh, PA 15222`),
    ],
    expect: `${AGENT}|${POLICY}`,
  },
  {
    name: 'a blank line between the agent and its own address',
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent: Ferry Street Insurance Agency

      14 Ferry Street
      Beckley, WV 25801`),
    ],
    expect: `${AGENT}|${PLACE}|ins=Moorland Scaffold Inc.|${POLICY}`,
  },
  ...[
    ['the carrier’s service', 'Policyholder Services (800) 555-0199', ''],
    ['where losses are told', '24-Hour Loss Line (800) 555-0199', ''],
    ['what a question asks', 'Questions about your bill? (800) 555-0199', ''],
    ['in a line of their own, who helps', 'Roadside help\n      (800) 555-0199', ''],
    ['the agent’s office', 'Office phone: (304) 555-0142', '|phone=(304) 555-0142'],
    ['nothing', '(304) 555-0142', '|phone=(304) 555-0142'],
  ].map(([whose, line, phone]) => ({
    name: `the words by a phone under the agent’s address name ${whose}`,
    pages: [
      paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent:
      Ferry Street Insurance Agency
      14 Ferry Street
      Beckley, WV 25801
      ${line}`),
    ],
    expect: `${AGENT}|${PLACE}${phone}|ins=Moorland Scaffold Inc.|${POLICY}`,
  })),
  ...['First Coalfield Bank ISAOA', 'Harrow Home Finance ATIMA', 'Ridge Credit Union'].map((lender) => ({
    name: `a lender in the envelope’s window is not the insured: ${lender}`,
    pages: [
      paper(`
      Agent: Ferry Street Insurance Agency


      ${lender}
      PO Box 77
      Testville, PA 18509

      `),
    ],
    expect: `${AGENT}|${POLICY}`,
  })),
  ...['Dana Quill, dana@ferry.example', 'Dana Quill (dana@ferry.example)', 'Dana Quill - dana@ferry.example'].map(
    (contact) => ({
      name: `a contact ends where her e-mail address begins: ${contact}`,
      pages: [
        paper(`
      Named Insured: Moorland Scaffold Inc.
      Agent: Ferry Street Insurance Agency
      Agency contact: ${contact}`),
      ],
      expect: `${AGENT}|contact=Dana Quill|email=dana@ferry.example|ins=Moorland Scaffold Inc.|${POLICY}`,
    }),
  ),
]
