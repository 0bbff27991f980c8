import { designPlatform } from '#engineering/systems/platform.ts'
import type { PlatformCase } from '#engineering/systems/platform-answer.ts'
import { memberOf, quantityOf, ratingsOf } from './computed.fixture.ts'

export const platform: PlatformCase = {
  lengthFt: 16,
  widthFt: 8,
  heightIn: 62,
  livePsf: 60,
  beams: 'long',
  stair: 'front',
  rails: { front: 'required', back: 'required', left: 'required', right: 'required' },
  lateral: 5,
  friction: 0.3,
}
/** Total length of the guardrails. */
export const railFt = (found: Parameters<typeof quantityOf>[0]) =>
  8 * quantityOf(found, 'BS-AC-GR96') + 6 * quantityOf(found, 'BS-AC-GR72') + 4 * quantityOf(found, 'BS-AC-GR48')
export const openRails = { front: 'open', back: 'open', left: 'open', right: 'open' } as const
export const design = (change: Partial<PlatformCase> = {}, series = 'BS-TR12A', joists = [memberOf('BS-TR03A')]) =>
  designPlatform(memberOf(series), joists, ratingsOf(series), { ...platform, ...change })
