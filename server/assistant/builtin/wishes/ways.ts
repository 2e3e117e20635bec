/**
 * Ways of asking for a certificate, by style of writing. `holder`: the parts that must stand on the form (name, line 1, line 2, city,
 * state, ZIP code; several holders one behind the other). `fates`: the fate the answer must give each wish.
 */
export type Way = { style: Style; text: string; holder: string[]; fates: string; first?: string }

export type Style = 'plain' | 'terse' | 'e-mail' | 'dialog' | 'follow-up'

const A = 'Harborview Holdings LLC|500 Main Street||Columbus|OH|43215'
const B = 'Turner Sample Builders, Inc.|33 N High St|Suite 400|Columbus|OH|43215'
const C = 'City of Sampleton|1 Civic Plaza||Sampleton|OH|43000'
const D = 'Mock Harbor Authority|PO Box 912||Testford|OH|43001'
const E = 'Center for the Mock Arts|77 Placeholder Avenue||Sampleton|OH|43000'
const SIGNED =
  '\n\nThanks,\nDana Otter\nOtter & Thimble Joinery LLC\n12 Example Street, Sampleton, OH 43000\n(614) 555-0142'
const H = 'holder:done'
const FIRST = 'Fill ACORD 25.'
const USE = "Use the named insured's information as the certificate holder."

const way =
  (style: Style, first?: string) =>
  (text: string, holder: string | string[], fates: string): Way => ({
    style,
    text,
    holder: [holder].flat(),
    fates,
    ...(first ? { first } : {}),
  })
const plain = way('plain')
const terse = way('terse')
const mail = way('e-mail')
const dialog = way('dialog')
const next = way('follow-up', FIRST)

/** What the reader of messages was made with. */
export const WAYS: Way[] = [
  plain('Fill an ACORD 25 for holder Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215.', A, H),
  plain('Issue an ACORD 25 for the holder below:\n\nTurner Sample Builders, Inc.\n33 N High St, Suite 400\nColumbus, OH 43215', B, H),
  plain('Please issue a certificate of insurance to Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215.', A, H),
  plain('Please prepare a certificate with City of Sampleton, 1 Civic Plaza, Sampleton, OH 43000 as the certificate holder and as additional insured.', C, `${H} additional insured:done`),
  plain('Could you make out a COI to Mock Harbor Authority, PO Box 912, Testford, OH 43001, with a waiver of subrogation?', D, `${H} waiver:not done`),
  plain('We need a certificate for Center for the Mock Arts, 77 Placeholder Avenue, Sampleton, OH 43000. They must be additional insured, and our coverage must be primary.', E, `${H} additional insured:done primary:not done`),
  plain('Make certificates for these two holders: Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215 and Mock Harbor Authority, PO Box 912, Testford, OH 43001.', [A, D], H),
  plain('Fill the ACORD 25. Holder is City of Sampleton, 1 Civic Plaza, Sampleton, OH 43000. Job: Eastside Elementary School.', C, `${H} project:done`),
  plain('Please send a certificate of liability insurance to our landlord, Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215.', A, H),
  plain('Prepare an ACORD 25. The general contractor is Turner Sample Builders, Inc., 33 N High St, Suite 400, Columbus, OH 43215 and they want to be listed as additional insured with waiver.', B, `${H} additional insured:done waiver:not done`),
  plain('I need proof of insurance for City of Sampleton, 1 Civic Plaza, Sampleton, OH 43000 for the Riverwalk Fair project.', C, `${H} project:done`),
  plain('Complete the certificate in favor of Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215, without any waiver of subrogation.', A, H),
  terse('coi for harborview holdings llc 500 main street columbus oh 43215', 'harborview holdings llc|500 main street||columbus|OH|43215', H),
  terse('acord 25 holder: Mock Harbor Authority, PO Box 912, Testford, OH 43001. AI + WOS', D, `${H} additional insured:done waiver:not done`),
  terse('cert pls - City of Sampleton, 1 Civic Plaza, Sampleton, OH 43000', C, H),
  terse('Harborview Holdings LLC\n500 Main Street\nColumbus, OH 43215\n\nneed a COI, AI', A, `${H} additional insured:done`),
  terse('COI w/ addl insd, PNC\nTurner Sample Builders, Inc.\n33 N High St, Suite 400\nColumbus, OH 43215', B, `${H} additional insured:done primary:not done`),
  terse('NEED COI ASAP TO MOCK HARBOR AUTHORITY, PO BOX 912, TESTFORD, OH 43001', 'MOCK HARBOR AUTHORITY|PO BOX 912||TESTFORD|OH|43001', H),
  terse('fill 25, CH = Harborview Holdings LLC; 500 Main Street; Columbus, OH 43215', A, H),
  terse('new cert 4 Center for the Mock Arts, 77 Placeholder Avenue, Sampleton, OH 43000, waiver', E, `${H} waiver:not done`),
  terse('acord25 → City of Sampleton, 1 Civic Plaza, Sampleton, OH 43000; re: Job 2214', C, `${H} project:done`),
  terse('COIs: 1) Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215 2) Mock Harbor Authority, PO Box 912, Testford, OH 43001', [A, D], H),
  terse('cert holder Harborview Holdings LLC 500 Main Street Columbus OH 43215, addtl insured', A, `${H} additional insured:done`),
  terse('coi. holder mock harbor authority, po box 912, testford, oh 43001. add ai', 'mock harbor authority|po box 912||testford|OH|43001', `${H} additional insured:done`),
  mail(`Hi Robin,\n\nCan you please send a COI to our GC for the Eastside job?\n\nCertificate Holder:\nTurner Sample Builders, Inc.\n33 N High St, Suite 400\nColumbus, OH 43215\n\nProject: 2214 - Eastside Elementary School\nThey also need to be listed as additional insured (ongoing and completed ops), primary and non-contributory, with waiver of subrogation.${SIGNED}`, B, `${H} additional insured:done waiver:not done primary:not done project:done`),
  mail(`Hello,\n\nPlease issue a certificate of insurance to:\n\nHarborview Holdings LLC\n500 Main Street\nColumbus, OH 43215\n\nThey need it by Friday.${SIGNED}`, A, H),
  mail(`From: Dana Otter <dana@otter.example.com>\nTo: service@lanternfish.example.com\nSubject: RE: COI request\n\nGood morning, the city wants a certificate before the permit. Their info is\n\nCity of Sampleton\n1 Civic Plaza\nSampleton, OH 43000\n\nPlease name them as additional insured.${SIGNED}`, C, `${H} additional insured:done`),
  mail(`Robin - our landlord Harborview Holdings LLC (500 Main Street, Columbus, OH 43215) is asking for an updated certificate. Thanks!${SIGNED}`, A, H),
  mail(`Hi,\n\nwe start work for the port next week and they need a cert made out as follows\n\nMock Harbor Authority\nPO Box 912\nTestford, OH 43001\n\nJob: Pier 9 repairs\nWaiver of subrogation is required.${SIGNED}`, D, `${H} waiver:not done project:done`),
  mail(`Please see the request below and issue.\n\n> Certificate holder should read:\n> Center for the Mock Arts\n> 77 Placeholder Avenue\n> Sampleton, OH 43000\n> The Center must be an additional insured.`, E, `${H} additional insured:done`),
  mail(`Robin,\n\nTurner asked for our insurance again.\n\nTurner Sample Builders, Inc.\n33 N High St\nSuite 400\nColumbus, OH 43215\n\nRe: Lot 7, Mock Meadows\n\nRegards,\nDana Otter`, B, `${H} project:done`),
  mail(`Good afternoon,\nCould we get a COI with Harborview Holdings LLC named as holder and additional insured? Address: 500 Main Street, Columbus, OH 43215.\nThank you${SIGNED}`, A, `${H} additional insured:done`),
  mail(`Hi team, please make two certs:\n\n1. Harborview Holdings LLC\n500 Main Street\nColumbus, OH 43215\n\n2. Mock Harbor Authority\nPO Box 912\nTestford, OH 43001${SIGNED}`, [A, D], H),
  mail(`Hey Robin, can I get a certificate for the school job? Holder: City of Sampleton, 1 Civic Plaza, Sampleton, OH 43000. No waiver needed. Project name is Eastside Elementary School.${SIGNED}`, C, `${H} project:done`),
  mail(`Insured: Otter & Thimble Joinery LLC, 12 Example Street, Sampleton, OH 43000\nHolder: Mock Harbor Authority, PO Box 912, Testford, OH 43001\nAdditional insured: yes\nWaiver of subrogation: yes\nPrimary/noncontributory: yes`, D, `${H} additional insured:done waiver:not done primary:not done`),
  mail(`Hi Robin, we are Otter & Thimble Joinery LLC, 12 Example Street, Sampleton, OH 43000, and the museum wants a certificate. It goes to Center for the Mock Arts, 77 Placeholder Avenue, Sampleton, OH 43000.`, E, H),
  dialog(`Fill ACORD 25.\n\nCertificate holder: Harborview Holdings LLC\n500 Main Street\nColumbus, OH 43215\n\nname the holder as additional insured`, A, `${H} additional insured:done`),
  dialog(`Fill ACORD 25.\n\nCertificate holder: Turner Sample Builders, Inc., 33 N High St, Suite 400, Columbus, OH 43215`, B, H),
  dialog(`Fill ACORD 25.\n\nCertificate holder: City of Sampleton, 1 Civic Plaza, Sampleton, OH 43000\n\nWaiver please. Job: Riverwalk Fair`, C, `${H} waiver:not done project:done`),
  dialog(`Fill ACORD 25.\n\n${USE}\n\nname Mock Harbor Authority, PO Box 912, Testford, OH 43001 as the holder`, D, H),
  dialog(`Fill ACORD 25.\n\n${USE}`, 'Otter & Thimble Joinery LLC|12 Example Street||Sampleton|OH|43000', ''),
  dialog(`Fill ACORD 25.\n\n${USE}\n\nadditional insured status and primary wording please`, 'Otter & Thimble Joinery LLC|12 Example Street||Sampleton|OH|43000', 'additional insured:done primary:not done'),
  dialog(`Fill ACORD 25.\n\nCertificate holder: Center for the Mock Arts; 77 Placeholder Avenue; Sampleton, OH 43000\n\nProject: Gallery shelves\nThe holder is to be named as loss payee.`, E, `${H} project:done loss payee:not done`),
  dialog(`Fill ACORD 25.\n\nCertificate holder: Mock Harbor Authority\nPO Box 912\nTestford, OH 43001\n\nDescription: Pier 9 repairs. The holder is an additional insured.`, D, `${H} additional insured:done project:done`),
  dialog(`Fill ACORD 25.\n\nCertificate holder: Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215\n\nnon-contributory, subrogation waived`, A, `${H} waiver:not done primary:not done`),
  dialog(`Fill ACORD 25.\n\nCertificate holder: City of Sampleton\n1 Civic Plaza, Sampleton, OH 43000\n\nThey need AI status for the Riverwalk Fair job.`, C, `${H} additional insured:done project:done`),
  dialog(`Fill ACORD 25.\n\nCertificate holder: Harborview Holdings LLC`, 'Harborview Holdings LLC|||||', 'holder:asked'),
  dialog(`Fill ACORD 25.\n\nCertificate holder: Turner Sample Builders, Inc.\n33 N High St\nSuite 400\nColumbus, OH 43215\n\nWork at the Mock Meadows project.`, B, `${H} project:done`),
  next('The holder is Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215. Name the holder as additional insured with waiver of subrogation. Job: Eastside Elementary School.', A, `${H} additional insured:done waiver:not done project:done`),
  next('Add the holder as additional insured', 'Otter & Thimble Joinery LLC|12 Example Street||Sampleton|OH|43000', 'additional insured:done'),
  next('Change the holder to City of Sampleton, 1 Civic Plaza, Sampleton, OH 43000', C, H),
  next('holder should be Mock Harbor Authority, PO Box 912, Testford, OH 43001, add AI', D, `${H} additional insured:done`),
  next('Please add waiver of subrogation and primary wording.', 'Otter & Thimble Joinery LLC|12 Example Street||Sampleton|OH|43000', 'waiver:not done primary:not done'),
  next('Put Turner Sample Builders, Inc., 33 N High St, Suite 400, Columbus, OH 43215 as certificate holder', B, H),
  next('Make it out to Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215 instead', A, H),
  next('the job is Pier 9 repairs', 'Otter & Thimble Joinery LLC|12 Example Street||Sampleton|OH|43000', 'project:done'),
  next('Use this holder:\nCenter for the Mock Arts\n77 Placeholder Avenue\nSampleton, OH 43000', E, H),
  next('Can you add the project: Lot 7, Mock Meadows? And a waiver too.', 'Otter & Thimble Joinery LLC|12 Example Street||Sampleton|OH|43000', 'waiver:not done project:done'),
  next('They also want to be additional insured on a primary basis', 'Otter & Thimble Joinery LLC|12 Example Street||Sampleton|OH|43000', 'additional insured:done primary:not done'),
  next('switch the certificate holder: City of Sampleton, 1 Civic Plaza, Sampleton, OH 43000, project Riverwalk Fair', C, `${H} project:done`),
  mail('Dear Sir or Madam,\n\nCity of Sampleton, 1 Civic Plaza, Sampleton, OH 43000 has asked us to evidence our insurance before it will release the building permit. I should be obliged for a certificate made out to the City at your earliest convenience.\n\nRespectfully,\nDana Otter', C, H),
  mail('Good afternoon,\n\nPlease be advised that Center for the Mock Arts, 77 Placeholder Avenue, Sampleton, OH 43000 has engaged us for the Reading Room Restoration project. They request evidence of general liability coverage, and that such coverage be primary to any insurance of theirs.\n\nKind regards,\nDana Otter', E, `${H} primary:not done project:done`),
  mail('FYI, see below from Turner. Can you take care of it?\n\n---------- Forwarded message ---------\nFrom: Pat Turner <pat@turner.example.com>\nSubject: Subcontract insurance\n\nDana,\n\nPer Article 9 of the subcontract: "Subcontractor shall cause its commercial general liability policy to name Contractor as an additional insured, on a primary and non-contributory basis, and shall waive all rights of subrogation against Contractor."\n\nCertificates go to:\nTurner Sample Builders, Inc.\n33 N High St\nSuite 400\nColumbus, OH 43215\n\nPat', B, `${H} additional insured:done primary:not done waiver:not done`),
  mail('Dear Agent:\n\nThe undersigned bank requests an ACORD certificate and is to be shown as certificate holder.\n\nAda Sample\nLoan Servicing\n\nMock Savings Bank, ISAOA\nc/o Insurance Tracking Center\nPO Box 10001\nTestford, OH 43001', 'Mock Savings Bank, ISAOA|c/o Insurance Tracking Center|PO Box 10001|Testford|OH|43001', H),
  mail('Please send a COI to Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215. Attn: Compliance Department', 'Harborview Holdings LLC|Attn: Compliance Department|500 Main Street|Columbus|OH|43215', H),
  terse('Robin -\n\nCert for Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215. Today please.\n\nDana', A, H),
  terse('Subject: certificate\n\nTurner Sample Builders, Inc.\n33 N High St\nSuite 400\nColumbus, OH 43215\n\nNeeded by noon.\n\nDana', B, H),
  terse('Subject: COI\n\nHolder = Mock Harbor Authority, PO Box 912, Testford, OH 43001\nAI = yes\nWaiver = no\nProject = Band Shell Repairs', D, `${H} additional insured:done project:done`),
  terse('We need a COI. We are the holder, see below. Don\'t need AI.\n\nGreta Mock\nExhibitor Services\nMock Harbor Authority\nPO Box 912\nTestford, OH 43001', D, H),
  plain('ok so turner sample builders, inc., 33 n high st, suite 400, columbus, oh 43215 wont let us on site w/o a coi. they want to be AI too', 'turner sample builders, inc.|33 n high st|suite 400|columbus|OH|43215', `${H} additional insured:done`),
  plain('who can do a coi for Harborview Holdings LLC, 500 Main Street, Columbus, OH 43215?? need noncontributory wording on it', A, `${H} primary:not done`),
  plain('okay please do a certificate for Center for the Mock Arts at 77 Placeholder Avenue in Sampleton Ohio 43000 and put them down as additional insured', E, `${H} additional insured:done`),
  plain('so Dana called and she needs a certificate of insurance for the builders that is Turner Sample Builders 33 N High St Columbus Ohio 43215 um and the job is the taproom bar', 'Turner Sample Builders|33 N High St||Columbus|OH|43215', `${H} project:done`),
  plain('Please take down a request. Certificate of insurance. Holder, Mock Harbor Authority. Address, 6 Town Hall Drive, Testford, Ohio, 43001. No waiver.', 'Mock Harbor Authority|6 Town Hall Drive||Testford|OH|43001', H),
  next('about that certificate, make the holder Center for the Mock Arts, 77 Placeholder Avenue, Sampleton, Ohio 43000, and they want our policy to be primary', E, `${H} primary:not done`),
  next('scratch the holder on that one, it ought to be Mock Harbor Authority, 19 Dummy Court, Mocksboro, New Hampshire 03000, everything else stays', 'Mock Harbor Authority|19 Dummy Court||Mocksboro|NH|03000', H),
  next('please stick the job name on there and add the holder as additional insured', 'Otter & Thimble Joinery LLC|12 Example Street||Sampleton|OH|43000', 'additional insured:done project:not done'),
] // biome-ignore format: a message a line
