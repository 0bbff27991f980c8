import { structureSchema } from '../../../../builder/structure-schema.ts'
import type { Structure } from '../../../../builder/model.ts'
export const encodeStructure = async (structure: Structure): Promise<string> => btoa(encodeURIComponent(JSON.stringify(structure)))
export const decodeStructure = async (text: string): Promise<Structure | { reason: string }> => {
  try { return structureSchema.parse(JSON.parse(decodeURIComponent(atob(text)))) as Structure } catch { return { reason: 'The link is damaged.' } }
}
