/** Checks a scene for faults that a rigger or safety planner would find. */
import type { Scene } from '../render/scene.ts'
import { fallProtection } from './fall-protection.ts'
import { type Finding, memberOf } from './findings.ts'
import { joints } from './joints.ts'
import { splices } from './splices.ts'

export function check({ studio, build }: Pick<Scene, 'studio' | 'build'>): Finding[] {
  const members = build.placed.map(memberOf)
  return merged([
    ...joints(members),
    // The film shows how parts move, and most of its joints have no plates or bolts.
    ...(studio === 'film' ? [] : splices(members)),
    ...fallProtection(members, build.openEdges),
  ])
}

/** Merges repeated findings and keeps the first location. */
function merged(found: readonly Finding[]): Finding[] {
  const by = new Map<string, Finding>()
  for (const each of found) {
    const key = `${each.rule} ${each.text.replace(/[\d.e-]+ in³, [\d.]+ in thick/, '')}`
    const known = by.get(key)
    by.set(key, known ? { ...known, count: known.count + each.count } : each)
  }
  return [...by.values()]
}
