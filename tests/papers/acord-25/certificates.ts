import type { Page } from '../../../server/documents/types.ts'
import { drawnCertificate } from './drawn-certificate.ts'

const FULL = {
  date: '06/01/2026', producer1: 'Saltbox Insurance Agency, Inc.', producer2: '240 Commercial Street', producer3: 'Suite 5', producer4: 'Portland, ME 04101',
  contact: 'Avery Lund', phone: '(207) 555-0148 x12', fax: '(207) 555-0149', email: 'certs@saltbox.example',
  insured1: 'Kestrel Cove Builders LLC', insured2: 'DBA Kestrel Homes', insured3: 'P.O. Box 771', insured4: 'Camden, ME 04843',
  A: 'Pine Needle Mutual Insurance Company', naicA: '10101', B: 'Granite Ledge Casualty Co', naicB: '20202',
  number: '26-27 Master', revision: '2',
  glLetter: 'A', glTick: 'X', glOccur: 'X', glAi: 'Y', glWos: 'Y', glNo: 'PNM-CPP-0044718', glEff: '06/01/2026', glExp: '06/01/2027', perProject: 'X',
  occ: '1,000,000', rented: '300,000', med: '10,000', pai: '1,000,000', agg: '2,000,000', pco: '2,000,000',
  autoLetter: 'A', owned: 'X', hired: 'X', nonOwned: 'X', autoNo: 'PNM-BAP-0044719', autoEff: '06/01/2026', autoExp: '06/01/2027', csl: '1,000,000',
  umbLetter: 'A', umb: 'X', umbOccur: 'X', ret: 'X', retAmount: '10,000', umbNo: 'PNM-UMB-0044720', umbEff: '06/01/2026', umbExp: '06/01/2027', umbOcc: '5,000,000', umbAgg: '5,000,000',
  wcLetter: 'B', excluded: 'N', wcWos: 'Y', wcNo: '31 WEC 771920', wcEff: '06/01/2026', wcExp: '06/01/2027', statute: 'X', elAccident: '500,000', elEmployee: '500,000', elPolicy: '500,000',
  otherLetter: 'A', other: 'Contractors Equipment', otherNo: 'PNM-IM-0044721', otherEff: '06/01/2026', otherExp: '06/01/2027', otherLimit: 'Rented/Leased $100,000',
  remarks1: 'Re: Harbor School addition. Harbor School District is additional insured', remarks2: 'when required by written contract.',
  holder1: 'Harbor School District', holder2: '9 Schoolhouse Road', holder3: 'Rockport, ME 04856',
} // biome-ignore format: a table

const FULL_EXPECT = `date=06/01/2026|prod=Saltbox Insurance Agency, Inc.|prod1=240 Commercial Street|prod2=Suite 5|prodCity=Portland|prodState=ME|prodZip=04101
  contact=Avery Lund|phone=(207) 555-0148 x12|fax=(207) 555-0149|email=certs@saltbox.example
  ins=Kestrel Cove Builders LLC DBA Kestrel Homes|ins1=P.O. Box 771|insCity=Camden|insState=ME|insZip=04843
  A=Pine Needle Mutual Insurance Company|naicA=10101|B=Granite Ledge Casualty Co|naicB=20202|cert=26-27 Master|revision=2
  gl.letter=A|gl=true|gl.occur=true|gl.ai=Y|gl.wos=Y|gl.no=PNM-CPP-0044718|gl.eff=06/01/2026|gl.exp=06/01/2027|gl.perProject=true
  gl.occ=1,000,000|gl.rented=300,000|gl.med=10,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000
  auto.letter=A|auto.owned=true|auto.hired=true|auto.nonOwned=true|auto.no=PNM-BAP-0044719|auto.eff=06/01/2026|auto.exp=06/01/2027|auto.csl=1,000,000
  umb.letter=A|umb=true|umb.occur=true|umb.ret=true|umb.retAmount=10,000|umb.no=PNM-UMB-0044720|umb.eff=06/01/2026|umb.exp=06/01/2027|umb.occ=5,000,000|umb.agg=5,000,000
  wc.letter=B|wc=true|wc.excluded=N|wc.wos=Y|wc.no=31 WEC 771920|wc.eff=06/01/2026|wc.exp=06/01/2027|wc.accident=500,000|wc.employee=500,000|wc.policy=500,000
  other.letter=A|other=Contractors Equipment|other.no=PNM-IM-0044721|other.eff=06/01/2026|other.exp=06/01/2027|other.codeA=Rented/Leased|other.limitA=100,000
  holder=Harbor School District|holder1=9 Schoolhouse Road|holderCity=Rockport|holderState=ME|holderZip=04856
  remarks=Re: Harbor School addition. Harbor School District is additional insured\\nwhen required by written contract.`

/** Certificates by somebody else's hand: every printed cell must come back, and no other. */
export const CERTIFICATES: { name: string; page: Page; expect: string }[] = [
  { name: 'every row filled', page: drawnCertificate({ at: FULL }), expect: FULL_EXPECT },
  {
    name: 'typed a little high and to the right',
    page: drawnCertificate({ at: FULL }, { shift: [2, -3] }),
    expect: FULL_EXPECT,
  },
  { name: 'typed a little low', page: drawnCertificate({ at: FULL }, { shift: [0, 2.5] }), expect: FULL_EXPECT },
  { name: 'an older edition', page: drawnCertificate({ at: FULL }, { old: true }), expect: FULL_EXPECT },
  {
    name: 'one line of business, claims-made, split auto limits nowhere',
    page: drawnCertificate({
      at: {
        producer1: 'Lone Larch Agency', producer2: 'Bend, OR 97701', insured1: 'Juniper Wilde', insured2: '1 Rim Road', insured3: 'Bend, OR 97702',
        A: 'Cinder Cone Insurance Exchange', glLetter: 'A', glTick: 'X', glMade: 'X', glNo: 'CC 99-1', glEff: '1/1/26', glExp: '1/1/27', occ: '500,000', agg: '500,000', holder1: 'Lava Butte HOA', holder2: 'Bend, OR 97701',
      }, // biome-ignore format: a table
    }),
    expect: `prod=Lone Larch Agency|prodCity=Bend|prodState=OR|prodZip=97701|ins=Juniper Wilde|ins1=1 Rim Road|insCity=Bend|insState=OR|insZip=97702
      A=Cinder Cone Insurance Exchange|gl.letter=A|gl=true|gl.made=true|gl.no=CC 99-1|gl.eff=01/01/2026|gl.exp=01/01/2027|gl.occ=500,000|gl.agg=500,000
      holder=Lava Butte HOA|holderCity=Bend|holderState=OR|holderZip=97701`,
  },
  {
    name: 'split auto limits and an excess policy with a deductible',
    page: drawnCertificate({
      at: {
        insured1: 'Otter Bay Towing Inc', insured2: '12 Slip Way', insured3: 'Astoria, OR 97103', A: 'Columbia Bar Casualty Company', B: 'Tillamook Excess Insurance Company',
        autoLetter: 'A', scheduled: 'X', autoNo: 'CB 771', autoEff: '02/02/2026', autoExp: '02/02/2027', person: '250,000', accident: '500,000', damage: '100,000',
        umbLetter: 'B', excess: 'X', umbMade: 'X', ded: 'X', retAmount: '25,000', umbNo: 'TX-1', umbEff: '02/02/2026', umbExp: '02/02/2027', umbOcc: '1,000,000', umbAgg: '1,000,000',
      }, // biome-ignore format: a table
    }),
    expect: `ins=Otter Bay Towing Inc|ins1=12 Slip Way|insCity=Astoria|insState=OR|insZip=97103|A=Columbia Bar Casualty Company|B=Tillamook Excess Insurance Company
      auto.letter=A|auto.scheduled=true|auto.no=CB 771|auto.eff=02/02/2026|auto.exp=02/02/2027|auto.person=250,000|auto.accident=500,000|auto.damage=100,000
      umb.letter=B|excess=true|umb.made=true|umb.ded=true|umb.retAmount=25,000|umb.no=TX-1|umb.eff=02/02/2026|umb.exp=02/02/2027|umb.occ=1,000,000|umb.agg=1,000,000`,
  },
]
