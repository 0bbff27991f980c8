// Written by the studio. Do not edit: run `npm run studio`.
import type { DocumentFile, DrawingFile, FilmFile, PictureFile } from './media.ts'

export const pictures: Readonly<Record<string, PictureFile>> = {}

export const drawings: Readonly<Record<string, DrawingFile>> = {}

export const documents: Readonly<Record<string, DocumentFile>> = {}

export const films: Readonly<Record<string, readonly FilmFile[]>> = {}

export const openGraph: Readonly<Record<string, string>> = {}
