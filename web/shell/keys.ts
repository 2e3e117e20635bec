import type { Need } from '../parts/may-open.ts'
import { GOING } from './screens.ts'

type Key = { keys: readonly string[]; does: string; may?: Need }

const CHANGE_REQUEST = ['change', 'service-request'] as const
const RUN = ['run', 'workspace'] as const
const CHANGE_ARTIFACT = ['change', 'artifact'] as const

/** The keys, by the screen they work on, in the order `?` lists them. `at` tells the addresses of the screen; without it they work everywhere. */
const KEYS: readonly { title: string; at?: RegExp; keys: readonly Key[] }[] = [
  {
    title: 'Everywhere',
    keys: [
      { keys: ['Ctrl', 'K'], does: 'Find anything, go to a screen, start a preset' },
      { keys: ['?'], does: 'Show these keys' },
      ...GOING.map(({ label, key }) => ({ keys: ['G', key.toUpperCase()], does: `Go to ${label}` })),
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'In a list',
    at: /^\/app\/(?!(home|day|imports|settings)$)[\w-]+$|^\/app\/accounts\/[^/]+\/(policies|certificates|service)$/,
    keys: [
      { keys: ['/'], does: 'Filter the list' },
      { keys: ['J', 'K'], does: 'Go to the next row, and back' },
      { keys: ['X'], does: 'Select the row you are on' },
      { keys: ['Enter'], does: 'Open the row' },
    ],
  },
  {
    title: 'On My Day',
    at: /^\/app\/day$/,
    keys: [
      { keys: ['J', 'K'], does: 'Go to the next line, and back' },
      { keys: ['Enter'], does: 'Take its next step' },
      { keys: ['1–9'], does: 'Take the next step of that line' },
      { keys: ['O'], does: 'Open it' },
      { keys: ['S'], does: 'Put it off until tomorrow' },
    ],
  },
  {
    title: 'In a list of service requests',
    at: /^\/app\/(servicing|accounts\/[^/]+\/service)$/,
    keys: [
      { keys: ['A'], does: 'Assign the selected requests, or the one you are on', may: CHANGE_REQUEST },
      { keys: ['R'], does: 'Resolve the request you are on', may: CHANGE_REQUEST },
    ],
  },
  {
    title: 'On a service request',
    at: /^\/app\/servicing\/(?!(new|assign|due)$).+$/,
    keys: [
      { keys: ['A'], does: 'Assign it, or change its due date', may: CHANGE_REQUEST },
      { keys: ['C'], does: 'Comment on it', may: CHANGE_REQUEST },
      { keys: ['O'], does: 'Open it in Copilot', may: RUN },
      { keys: ['R'], does: 'Resolve it', may: CHANGE_REQUEST },
    ],
  },
  {
    title: 'With Cara',
    at: /^\/app\/(home|workspaces\/.+)$/,
    keys: [
      { keys: ['/'], does: 'Write to Cara', may: RUN },
      { keys: ['Enter'], does: 'Send what you wrote', may: RUN },
      { keys: ['Shift', 'Enter'], does: 'Start a new line', may: RUN },
    ],
  },
  {
    title: 'In a filled form',
    at: /^\/app\/workspaces\/.+$/,
    keys: [
      { keys: ['J', 'K'], does: 'Go to the next value to look at, and back' },
      { keys: ['Enter'], does: 'Confirm the value', may: CHANGE_ARTIFACT },
      { keys: ['E'], does: 'Change the value', may: CHANGE_ARTIFACT },
    ],
  },
]

/** All that a user may use, those of the screen at this address first. */
export const keysAt = (path: string, may: (...need: Need) => boolean = () => true) =>
  KEYS.toSorted((a, b) => Number(b.at?.test(path) ?? 0) - Number(a.at?.test(path) ?? 0))
    .map((part) => ({ ...part, keys: part.keys.filter((key) => !key.may || may(...key.may)) }))
    .filter(({ keys }) => keys.length > 0)
