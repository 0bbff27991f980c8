import type { ApplicationHead } from './types.ts'

/** The fourteen applications, in the order of the menu and the grid. */
export const applicationLine = [
  { id: 'aerospace', name: 'Aerospace' },
  { id: 'film-grip-and-special-effects', name: 'Film Grip and Special Effects' },
  { id: 'theatre-and-scenic', name: 'Theatre & Scenic' },
  { id: 'video-and-led-wall-support', name: 'Video & LED Wall Support' },
  { id: 'mezzanines-and-platforms', name: 'Mezzanines & Platforms' },
  { id: 'industrial-rigging', name: 'Industrial Rigging' },
  { id: 'tradeshow-and-corporate-activation', name: 'Tradeshow & Corporate Activation' },
  { id: 'television-and-sports-broadcast', name: 'Television & Sports Broadcast' },
  { id: 'obstacle-courses-and-aerial-arts', name: 'Obstacle Courses & Aerial Arts' },
  { id: 'aircraft-shoring', name: 'Aircraft Shoring' },
  { id: 'concert-and-touring', name: 'Concert & Touring' },
  { id: 'training-simulators', name: 'Training Simulators' },
  { id: 'museums-and-exhibits', name: 'Museums & Exhibits' },
  { id: 'other-applications', name: 'Other Applications' },
] as const satisfies readonly ApplicationHead[]

export type ApplicationId = (typeof applicationLine)[number]['id']

export const applicationHead = Object.fromEntries(applicationLine.map((head) => [head.id, head])) as unknown as {
  readonly [Id in ApplicationId]: Extract<(typeof applicationLine)[number], { id: Id }>
}
