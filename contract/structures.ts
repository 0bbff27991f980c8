/** The API for structures that visitors build. `builder/structure-schema.ts` defines the structure itself. */
import { z } from 'zod'

/** Format of an unguessable ID: 128 random bits in base64url. */
export const STRUCTURE_ID = /^[\w-]{22}$/

/** Path that opens a stored structure in the builder. */
export const structureUrl = (id: string) => `/build?structure=${id}`

/** Maximum size of a structure in a request, in bytes. */
export const MAX_STRUCTURE_BYTES = 1024 ** 2

/**
 * Days until a stored structure is deleted. A structure that belongs to an inquiry is kept as long as the inquiry is.
 */
export const STRUCTURE_DAYS = 180

export const STRUCTURE_FORMATS = ['step', 'glb', 'dxf', 'svg', 'mvr'] as const
export type StructureFormat = (typeof STRUCTURE_FORMATS)[number]

/** Response to `POST /api/structures`. */
export const storedStructure = z.object({ id: z.string(), expiresAt: z.string() })
export type StoredStructure = z.output<typeof storedStructure>

export const structureParams = z.object({ id: z.string() })

/** Parameters of `POST /api/structures/files/{format}`. */
export const structureFileParams = z.object({ format: z.enum(STRUCTURE_FORMATS) })

/**
 * Query of `POST /api/structures/files/{format}`. The ID of the visitor's project makes the identifiers in MVR files
 * the same in each export of a project, and different from those of other projects.
 */
export const structureFileQuery = z.object({
  project: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
})
