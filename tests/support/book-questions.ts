/**
 * Questions over the book of `aBook`, as of May 14, 2026, with the records that answer each, in any order; `null` for one that the records cannot
 * tell. `groups`: how many of each kind. The second half was written before any of it could be read: at first look
 * 18 were right, none was wrong, and two were not understood ("Who renews", "total premium"), which were taught then.
 */
export type BookQuestion = { question: string; records: string[] | null; groups?: Record<string, number> }

const asks = (question: string, records: string | null, groups?: Record<string, number>): BookQuestion => ({
  question,
  records: records === null ? null : records.split(' ').filter(Boolean),
  ...(groups && { groups }),
})

export const FIRST_HALF: BookQuestion[] = [
  asks('Which clients with Cinder Block renew in March and have no umbrella?', 'pine lark'),
  asks('How many open service requests wait for Dana?', 'certificate cancel'),
  asks('Who has more than one auto policy with premium over 10,000?', 'oak'),
  asks('Which certificates of Oak Hill expire this month?', ''),
  asks('Which policies expire in the next 30 days?', 'fernPl larkAuto oakUmb'),
  asks('List all clients in Ohio without an umbrella', 'pine nora'),
  asks('How many policies do we have with Quillfeather?', 'oakUmb larkWc fernPl fernCyber'),
  asks('Show me the canceled policies', 'pineProp'),
  asks('Which accounts have no policies in force?', 'wren'),
  asks('overdue service requests', 'question'),
  asks(
    'How many policies in force per carrier?',
    'oakGl oakAuto oakAuto2 oakUmb pineGl larkAuto larkAuto2 larkWc fernPl fernCyber noraProp',
    { 'Harbor Sample Insurance': 4, 'Quillfeather Mutual': 4, 'Cinder Block Insurance': 3 },
  ),
  asks('Which clients have workers comp but no umbrella?', 'lark'),
  asks('What policies does Larkspur Trucking have?', 'larkAuto larkAuto2 larkWc'),
  asks('Clients with gl and auto', 'oak'),
  asks('Which requests are unassigned?', 'quote'),
  asks('top 3 policies by premium', 'larkAuto larkWc oakAuto'),
  asks('Which clients does Dana produce?', 'oak lark'),
  asks('Which policies exclude mold?', null),
  asks('Which clients are likely to leave us?', null),
  asks('Certificates issued to City of Sampleton', 'city truck'),
]

export const SECOND_HALF: BookQuestion[] = [
  asks('How many clients have a policy with Harbor Sample?', 'oak lark nora'),
  asks('which customers have cyber?', 'fern'),
  asks('Who renews in June?', 'lark oak'),
  asks('Which of our accounts in Pennsylvania have no policy with Cinder Block?', 'wren'),
  asks('List the umbrella policies with a premium under $5,000', 'oakUmb'),
  asks('Any open certificate requests?', 'certificate second'),
  asks('what service requests are due today', 'certificate'),
  asks('Which certificates for Oak Hill are revoked?', 'depot'),
  asks('How many commercial auto policies renew between June 1 and September 30?', 'larkAuto oakAuto oakAuto2'),
  asks('Show accounts that have at least three policies', 'oak lark'),
  asks('Which clients have no email on file?', 'pine'),
  asks('What is our total premium with Cinder Block?', 'oakGl pineGl larkAuto2'),
  asks("Which policies of Dana's clients expire before July?", 'fernPl larkAuto oakUmb'),
  asks("clients who don't have workers compensation or cyber", 'oak pine wren nora'),
  asks('Which service requests of Larkspur are still open?', 'cancel second'),
  asks('Which policies expired in January?', 'pineUmb'),
  asks('Which clients have a loss ratio above 60%?', null),
  asks('Who has both property and general liability with Harbor?', ''),
  asks('Number of open requests by assignee', 'certificate question cancel quote second', {
    'Dana Sample': 2,
    'Jules Mockingham': 1,
    'Robin Placeholder': 1,
    unassigned: 1,
  }),
  asks('Which carriers declined Fernway?', null),
]

/** Questions of an agency's owner that were not understood at first. */
export const OWNERS: BookQuestion[] = [
  asks('What are our three largest policies by premium?', 'larkAuto larkWc oakAuto'),
  asks(
    'How many policies in force does each carrier have?',
    'oakGl oakAuto oakAuto2 oakUmb pineGl larkAuto larkAuto2 larkWc fernPl fernCyber noraProp',
    { 'Harbor Sample Insurance': 4, 'Quillfeather Mutual': 4, 'Cinder Block Insurance': 3 },
  ),
  asks('Which clients have neither auto nor umbrella?', 'pine wren fern nora'),
  asks('Which clients have neither an umbrella nor a policy with Harbor?', null),
  asks('List each client with cyber', 'fern'),
  asks('Which carriers does each client like?', null),
]
