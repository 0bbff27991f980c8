import { type ContentDetail, contentDetail, contentList, revisionBody } from '#contract/content/editing.ts'
import { staffApi } from '../api.ts'

export interface ContentPlace {
  readonly kind: string
  readonly key: string
}

export const contentPath = ({ kind, key }: ContentPlace) =>
  `/api/content/${encodeURIComponent(kind)}/${encodeURIComponent(key)}`

export const editorPath = ({ kind, key }: ContentPlace) =>
  `/manage/content/${encodeURIComponent(kind)}/${encodeURIComponent(key)}`

export const loadContentList = async (signal?: AbortSignal) =>
  contentList.parse((await staffApi.get('/api/content', signal ? { signal } : {})).data).content

export const loadContent = async (place: ContentPlace, signal?: AbortSignal): Promise<ContentDetail> =>
  contentDetail.parse((await staffApi.get(contentPath(place), signal ? { signal } : {})).data)

export const loadRevision = async (place: ContentPlace, revision: number) =>
  revisionBody.parse((await staffApi.get(`${contentPath(place)}/revisions/${revision}`)).data).body

/** @throws the error from the request, such as a 409 if there is a newer revision */
export const addRevision = async (place: ContentPlace, write: object): Promise<ContentDetail> =>
  contentDetail.parse((await staffApi.post(`${contentPath(place)}/revisions`, write)).data)

export const unschedule = async (place: ContentPlace, base: number): Promise<ContentDetail> =>
  contentDetail.parse((await staffApi.post(`${contentPath(place)}/unschedule`, { base })).data)
