import { addAccountContact } from '../../../domains/accounts/contacts.ts'
import { uploadAccountDocument } from '../../../domains/accounts/documents.ts'
import {
  addAccountNote,
  createAccount,
  getAccount,
  listContactsOf,
  updateAccount,
} from '../../../domains/accounts/service.ts'
import { listAgencyUsers } from '../../../domains/agency/service.ts'
import { createCarrier } from '../../../domains/carriers/service.ts'
import { drawSpecimen } from '../../../domains/files/specimen.ts'
import { BUSINESSES, type BusinessRow, COMPANIES, KEPT, MORE_CONTACTS, PEOPLE, TOWNS, type Town } from '../accounts.ts'
import { NOTES } from '../events.ts'
import { LINES } from '../policies.ts'
import { keyOf, made, type Past, type Step, type World } from './step.ts'
import { firstDayOf } from './terms.ts'
import { withFile } from './with-file.ts'

/** The agency began with its companies, before any client. */
const BEGINNING = -1600
/** How long before its first policy a client came. */
const AHEAD = 21
/** When clients without a policy came. */
const LATELY = [-16, -27, -58, -110, -260, -399, -410]

/** Numbers 555-01xx are no one's, whatever the area. */
const phone = (area: number, place: number) => `(${String(area)}) 555-01${String(place).padStart(2, '0')}`
const addressOf = (street: string, town: Town) => {
  const [line1, line2] = street.split(', ')
  return { line1, line2, city: town, zone: 'OH', postalCode: TOWNS[town] }
}
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replace(/^-|-$/g, '')

export function accountSteps(world: World): Step[] {
  const late = [...LATELY]
  const companies: Step = { day: BEGINNING, work: (past) => past.run((ctx) => addCompanies(ctx, world)) }
  const contacts = new Map<string, string>()
  const ofBusiness = (row: BusinessRow, place: number): Step => {
    const [key] = row
    const days = LINES.filter(([account]) => account === key).map((line) => firstDayOf(world, line))
    const day = days.length ? Math.min(Math.min(...days) - AHEAD, -4) : late.shift()!
    return { day, by: place, work: (past) => addBusiness(past, world, row, place, contacts) }
  }
  const ofPerson = ([key, name, street, town]: (typeof PEOPLE)[number], place: number): Step => ({
    day: late.shift()!,
    by: place,
    work: async (past) => {
      const individual = {
        name,
        email: `${slugOf(name)}@people.example.com`,
        phone: phone(740, place),
        mailingAddress: addressOf(street, town),
      }
      const { id } = await past.run((ctx) => createAccount(ctx, { individual, key: keyOf(past, 'account', key) }))
      world.accounts.set(key, id)
    },
  })
  const clients = [...BUSINESSES.map(ofBusiness), ...PEOPLE.map(ofPerson)]
  return [
    companies,
    ...clients,
    ...contactSteps(world, contacts),
    ...documentSteps(world),
    ...noteSteps(world),
    moved(world),
  ]
}

async function addCompanies(ctx: Parameters<typeof createCarrier>[0], world: World) {
  for (const [key, name, what] of COMPANIES) {
    const { id } = await createCarrier(ctx, { name, isCarrier: what !== 'broker', isBroker: what !== 'carrier' })
    world.carriers.set(key, id)
  }
}

async function addBusiness(past: Past, world: World, row: BusinessRow, place: number, contacts: Map<string, string>) {
  const [key, name, contact, street, town, { dba, website, phoneOf, lacks } = {}] = row
  const known = contacts.get(contact)
  const numbered = phoneOf ? BUSINESSES.findIndex(([other]) => other === phoneOf) : place
  const domain = `${slugOf(key)}.example.com`
  const business = {
    name,
    dba,
    website: website && `https://www.${domain}`,
    email: lacks ? '' : `office@${domain}`,
    phone: lacks === 'both' ? '' : phone(614, numbered),
    mailingAddress: addressOf(street, town),
    ...(!known && { contact: { name: contact, email: `${slugOf(contact)}@${domain}`, phone: phone(330, place) } }),
  }
  await past.run(async (ctx) => {
    const users = await listAgencyUsers(ctx)
    const team = { producerId: ctx.actor.userId, serviceRepId: users[(place + 1) % users.length]!.id }
    const client = { ...business, ...(!lacks && team) }
    const given = { business: client, associateContactId: known, key: keyOf(past, 'account', key) }
    const { id } = await createAccount(ctx, given)
    world.accounts.set(key, id)
    const [first] = (await listContactsOf(ctx, [id])).get(id) ?? []
    if (first) contacts.set(contact, first.id)
  })
}

/** Who else speaks for the businesses, one after the other: whoever speaks for two is one person. */
const contactSteps = (world: World, contacts: Map<string, string>): Step[] =>
  MORE_CONTACTS.map(([account, name, role, day], place) => ({
    day,
    by: place,
    work: (past) =>
      past.run(async (ctx) => {
        const accountId = made(world.accounts, account)
        const known = contacts.get(name)
        const written = { name, email: `${slugOf(name)}@${account}.example.com`, phone: phone(330, 60 + place) }
        const given = known ? { associateContactId: known } : written
        await addAccountContact(ctx, accountId, { ...given, role, key: keyOf(past, 'contact', place) })
        const people = (await listContactsOf(ctx, [accountId])).get(accountId) ?? []
        const own = people.find((one) => one.name === name)
        if (own) contacts.set(name, own.id)
      }),
  }))

/** What is kept with the clients. */
const documentSteps = (world: World): Step[] =>
  KEPT.map(([account, file, type, day, line, notes], place) => ({
    day,
    by: place,
    work: async (past) => {
      const accountId = made(world.accounts, account)
      const { name } = await past.run((ctx) => getAccount(ctx, accountId))
      const lines = [{ text: file.toUpperCase(), bold: true }, null, { label: 'Client:', value: name }, { text: line }]
      const bytes = await drawSpecimen(`${file}.pdf`, [lines])
      await withFile(past, `${file}.pdf`, bytes, (upload) =>
        uploadAccountDocument(past.acting, accountId, {
          ...{ file: upload, type, notes: notes ?? null, key: keyOf(past, 'kept', place) },
        }),
      )
    },
  }))

const noteSteps = (world: World): Step[] =>
  NOTES.map(([account, day, text], place) => ({
    day,
    by: place,
    work: (past) =>
      past.run((ctx) => addAccountNote(ctx, made(world.accounts, account), { text, key: keyOf(past, 'note', place) })),
  }))

/** A client that moved: its history says from where. */
const moved = (world: World): Step => ({
  day: -44,
  by: 1,
  work: (past) =>
    past.run(async (ctx) => {
      const account = await getAccount(ctx, made(world.accounts, 'wren'))
      const { name, email, phone } = account
      const individual = { name, email, phone, mailingAddress: addressOf('18 Sample Hill', 'Mockbury') }
      await updateAccount(ctx, account.id, { individual, rev: 1, key: keyOf(past, 'moved') })
    }),
})
