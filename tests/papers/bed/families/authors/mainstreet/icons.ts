const PATHS = {
  shield: 'M12 2 20 5v6c0 6-4 9-8 11-4-2-8-5-8-11V5z',
  shop: 'M3 9 5 3h14l2 6M4 9v12h16V9M9 21v-7h6v7',
  car: 'M3 16v-4l3-6h12l3 6v4zM7 19v-3M17 19v-3M3 12h18',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7',
  umbrella: 'M2 12a10 9 0 0 1 20 0zM12 12v7a2 2 0 0 1-4 0',
  paper: 'M6 2h9l4 4v16H6zM9 11h7M9 15h7M9 7h3',
  bulb: 'M9 18h6M10 21h4M12 2a6 6 0 0 0-4 11c1 1 1 2 1 3h6c0-1 0-2 1-3a6 6 0 0 0-4-11z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l4 2',
  card: 'M2 5h20v14H2zM2 10h20M5 15h5',
}
/** A drawing in front of a heading. */
export type Icon = keyof typeof PATHS

/** The drawing as a line of the accent color. */
export const icon = (name: Icon, size = 16): string =>
  `<svg class="ico" width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${PATHS[name]}"/></svg>`
